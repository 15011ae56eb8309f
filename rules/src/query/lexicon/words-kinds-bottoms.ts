// Names of jeans, pants, skirts, shorts and one-piece clothes, and of underwear, loungewear, sportswear
// and children's clothes.
import { cuts, kinds, patterns, styles, washes } from '../engine/leaning.ts'
import { kind, near } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const pantsEntries: readonly Entry[] = [
  kind('jeans, denim pants, denim jeans', 'jeans'),
  kind('denim', ['jeans', 'denim-shorts'], { label: 'Denim' }),
  kind('straight jeans, straight leg jeans, straight cut jeans, cigarette jeans', 'straight-jeans'),
  kind(
    'wide leg jeans, baggy jeans, loose jeans, wide jeans, palazzo jeans, relaxed jeans, balloon jeans, barrel jeans',
    'wide-leg-jeans',
  ),
  kind('bootcut jeans, bootleg jeans, baby boot jeans', 'bootcut-jeans'),
  kind('skinny jeans, slim jeans, tight jeans, super skinny jeans', 'skinny-jeans'),
  near('flare jeans, flares, flared jeans, bell bottom, bell bottom jeans', 'bootcut-jeans'),
  near(
    'mom jeans, boyfriend jeans, girlfriend jeans, dad jeans, tapered jeans, slouchy jeans',
    'straight-jeans',
  ),
  near('jeggings, denim leggings, jean leggings', 'skinny-jeans'),
  near('ripped jeans, distressed jeans, destroyed jeans, torn jeans', 'jeans', {
    leanings: [washes(1, 'light wash')],
  }),
  near('cropped jeans, capri jeans, ankle jeans', ['straight-jeans', 'skinny-jeans'], {
    label: 'Straight and skinny jeans',
  }),
  kind('black jeans, black denim', 'jeans', { also: { color_names: ['black'] }, label: 'Black jeans' }),
  kind('white jeans, white denim', 'jeans', { also: { color_names: ['white'] }, label: 'White jeans' }),
  kind('blue jeans, blue denim', 'jeans', { also: { color_names: ['blue'] }, label: 'Blue jeans' }),
  kind('pants, bottom', 'pants'),
  kind('trouser', 'pants', { leanings: [kinds(2, 'dress-pants')] }),
  kind(
    'dress pants, slack, dress trouser, suit pants, suit trouser, tailored pants, tailored trouser, office pants, cigarette pants, tailored slack',
    'dress-pants',
  ),
  kind('casual pants, everyday pants, weekend pants, relaxed pants', 'casual-pants'),
  kind('linen pants, linen trouser, linen bottom', 'linen-pants'),
  kind('wide leg pants, wide leg trouser, palazzo, palazzo pants, wide pants, wide trouser', 'pants', {
    also: { pant_cut_tags: ['wide leg'] },
    label: 'Wide-leg pants',
  }),
  kind('straight leg pants, straight pants, straight leg trouser', 'pants', {
    also: { pant_cut_tags: ['straight leg'] },
    label: 'Straight-leg pants',
  }),
  kind('tapered pants, tapered trouser, peg leg pants, peg trouser, carrot pants', 'pants', {
    also: { pant_cut_tags: ['tapered'] },
    label: 'Tapered pants',
  }),
  kind('flared pants, flare pants, flared trouser, bell bottom pants, bootcut pants', 'pants', {
    also: { pant_cut_tags: ['flared'] },
    label: 'Flared pants',
  }),
  near('skinny pants, slim pants, stretch pants, stirrup pants, treggings', 'pants', {
    leanings: [cuts(3, 'tapered')],
  }),
  near(
    'legging, yoga pants, running tights, workout leggings, gym leggings, biker leggings',
    'casual-pants',
    {
      leanings: [cuts(2, 'tapered'), styles(2, 'sporty')],
    },
  ),
  near(
    'jogger, jogging pants, sweatpants, track pants, sweat pants, jogger pants, trackies, jogging bottoms',
    'casual-pants',
    {
      leanings: [cuts(2, 'tapered'), styles(2, 'sporty')],
    },
  ),
  near('chino, khakis, chino pants, khaki pants', 'casual-pants', {
    leanings: [cuts(1, 'straight leg'), styles(1, 'preppy')],
  }),
  near('cargo pants, cargo, utility pants, parachute pants, harem pants', 'casual-pants'),
  near('culotte, gaucho, gaucho pants', 'pants', { leanings: [cuts(3, 'wide leg')] }),
  near(
    'capri, capri pants, cropped pants, ankle pants, pedal pusher, crop pants, cropped trouser',
    ['casual-pants', 'dress-pants'],
    {
      label: 'Casual and dress pants',
    },
  ),
  near(
    'leather pants, faux leather pants, leather leggings, pleather pants',
    ['casual-pants', 'dress-pants'],
    {
      label: 'Casual and dress pants',
      leanings: [styles(2, 'edgy')],
    },
  ),
  near('corduroy pants, cords, velvet pants', 'casual-pants'),
  near('pajama pants, pj pants, lounge pants, pull on pants, paperbag pants', 'casual-pants'),
]

const skirtEntries: readonly Entry[] = [
  kind('skirt', 'skirts'),
  kind('mini skirt, short skirt', 'mini-skirts'),
  kind('midi skirt, knee length skirt, calf length skirt', 'midi-skirts'),
  kind('pleated skirt, pleat skirt, pleated midi skirt', 'midi-skirts', {
    text: 'pleated',
    label: 'Pleated skirts',
  }),
  kind('a line skirt, circle skirt, skater skirt, full skirt, swing skirt', 'skirts'),
  kind('tweed skirt', 'skirts', { also: { pattern: ['tweed'] }, label: 'Tweed skirts' }),
  kind('plaid skirt, tartan skirt, checked skirt', 'skirts', {
    also: { pattern: ['checked'] },
    label: 'Checked skirts',
  }),
  near('maxi skirt, long skirt, floor length skirt, full length skirt', 'midi-skirts'),
  near('pencil skirt, tube skirt, bodycon skirt, office skirt', 'midi-skirts'),
  near('denim skirt, jean skirt, leather skirt, cargo skirt', 'mini-skirts'),
  near('kilt, tennis skirt, cheerleader skirt', ['mini-skirts', 'midi-skirts'], {
    label: 'Skirts',
    leanings: [patterns(2, 'checked')],
  }),
  near(
    'wrap skirt, slip skirt, satin skirt, tulle skirt, tutu, tiered skirt, prairie skirt, boho skirt, sarong, pareo',
    'midi-skirts',
  ),
  near('skort', ['mini-skirts', 'casual-shorts'], { label: 'Mini skirts and shorts' }),
]

const shortsEntries: readonly Entry[] = [
  kind('shorts, short pants', 'shorts'),
  kind('casual shorts, chino shorts, everyday shorts', 'casual-shorts'),
  kind('denim shorts, jean shorts, jorts, cutoff, cut off shorts, daisy duke', 'denim-shorts'),
  near('bermuda, bermuda shorts, walking shorts, long shorts, knee shorts', 'casual-shorts'),
  near(
    'bike shorts, biker shorts, cycling shorts, running shorts, gym shorts, athletic shorts, hot pants, workout shorts',
    'casual-shorts',
    {
      leanings: [styles(2, 'sporty')],
    },
  ),
]

const onePieceEntries: readonly Entry[] = [
  kind('jumpsuit, pant jumpsuit, pantdress', 'jumpsuits'),
  kind('romper, playsuit, short jumpsuit, romper suit', 'rompers'),
  kind('jumpsuit and romper, all in one', 'jumpsuits-rompers'),
  near('overall, dungaree, shortall, salopette', 'jumpsuits'),
  near('boiler suit, coverall, flight suit, catsuit, unitard, utility jumpsuit', 'jumpsuits'),
  near('onesie, sleepsuit, babygrow, footie, sleeper', 'rompers'),
]

const otherEntries: readonly Entry[] = [
  kind(
    'maternity clothes, maternity wear, maternity clothing, pregnancy clothes, pregnancy wear, pregnancy clothing',
    'maternity-clothes',
  ),
  kind('maternity dress, pregnancy dress, nursing dress', 'maternity-dresses'),
  kind(
    'maternity top, pregnancy top, nursing top, maternity shirt, maternity tee, maternity blouse',
    'maternity-tops',
  ),
  kind(
    "kids' clothes, kid clothing, children clothes, children clothing, children wear, childrenswear, kidswear",
    'kids-clothes',
  ),
  kind(
    'baby clothes, toddler clothes, infant clothes, babywear, baby outfit, baby clothing',
    'kids-clothes',
    { label: 'Kids’ clothes' },
  ),
  near('school uniform', 'kids-clothes'),
  near(
    'swimsuit, bikini, bathing suit, swimwear, one piece swimsuit, tankini, swim, swimming costume, swim trunk, rash guard, bikini top, monokini, board shorts',
    ['rompers', 'casual-shorts'],
    {
      label: 'Rompers and shorts',
    },
  ),
  near(
    'lingerie, bra, panty, underwear, thong, boxer short, sports bra, knickers, shapewear, teddy, garter, undershirt, negligee, chemise, nursing bra',
    't-shirts',
    {
      label: 'Tees',
    },
  ),
  near(
    'pajamas, pyjamas, pjs, nightgown, nightie, sleepwear, nightwear, nightdress, pajama set, sleep shirt, nightshirt, jammies',
    ['casual-pants', 't-shirts'],
    {
      label: 'Casual pants and tees',
    },
  ),
  near('robe, bathrobe, dressing gown, housecoat', 'cardigans'),
  near(
    'loungewear, lounge set, tracksuit, sweatsuit, jogging suit',
    ['sweatshirts-hoodies', 'casual-pants'],
    {
      label: 'Hoodies and casual pants',
    },
  ),
  near(
    'activewear, gym clothes, sportswear, workout clothes, athletic wear, yoga clothes, running clothes, gym wear, workout gear, fitness wear, exercise clothes',
    ['sweatshirts-hoodies', 't-shirts', 'casual-pants', 'sneakers'],
    {
      label: 'Hoodies, tees, casual pants and sneakers',
      leanings: [styles(3, 'sporty')],
    },
  ),
  near(
    'two piece set, matching set, co ord, coord set, two piece, skirt set, pants set, shorts set',
    ['jumpsuits-rompers'],
    {
      label: 'Jumpsuits and rompers',
    },
  ),
  near('scrubs, uniform', ['casual-pants', 't-shirts'], { label: 'Casual pants and tees' }),
]

export const bottomsEntries: readonly Entry[] = [
  ...pantsEntries,
  ...skirtEntries,
  ...shortsEntries,
  ...onePieceEntries,
  ...otherEntries,
]
