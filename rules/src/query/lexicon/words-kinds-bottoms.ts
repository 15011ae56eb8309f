// Names of jeans, pants, skirts, shorts and one-piece clothes, and of underwear, loungewear, sportswear
// and children's clothes.
import { cuts, kinds, styles, washes } from '../engine/leaning.ts'
import { kind, near } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const pantsEntries: readonly Entry[] = [
  kind('jeans, denim pants, denim jeans', 'jeans'),
  kind('denim', ['jeans', 'denim-shorts'], { label: 'Denim' }),
  kind('straight jeans, straight leg jeans, straight cut jeans, cigarette jeans', 'straight-jeans'),
  kind(
    'wide leg jeans, loose jeans, wide jeans, palazzo jeans, balloon jeans, barrel jeans',
    'wide-leg-jeans',
  ),
  kind('bootcut jeans, bootleg jeans, baby boot jeans', 'bootcut-jeans'),
  kind('skinny jeans, slim jeans, tight jeans, super skinny jeans', 'skinny-jeans'),
  near('dad jeans, tapered jeans', 'straight-jeans'),
  near('jean leggings', 'skinny-jeans'),
  near('ripped jeans, distressed jeans, destroyed jeans, torn jeans', 'jeans', {
    leanings: [washes(1, 'light wash')],
  }),
  kind('black jeans, black denim', 'jeans', { also: { color_names: ['black'] }, label: 'Black jeans' }),
  kind('white jeans, white denim', 'jeans', { also: { color_names: ['white'] }, label: 'White jeans' }),
  kind('blue jeans, blue denim', 'jeans', { also: { color_names: ['blue'] }, label: 'Blue jeans' }),
  kind('pants, bottom', 'pants'),
  kind('trouser', 'pants', { leanings: [kinds(2, 'dress-pants')] }),
  kind(
    'dress pants, slack, dress trouser, suit pants, suit trouser, tailored pants, tailored trouser, office pants, tailored slack',
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
  near('skinny pants, slim pants, stretch pants', 'pants', {
    leanings: [cuts(3, 'tapered')],
  }),
  near('biker leggings', 'casual-pants', {
    leanings: [cuts(2, 'tapered'), styles(2, 'sporty')],
  }),
  near('jogger pants, trackies, jogging bottoms', 'casual-pants', {
    leanings: [cuts(2, 'tapered'), styles(2, 'sporty')],
  }),
  near('parachute pants, harem pants', 'casual-pants'),
  near('cropped trouser', ['casual-pants', 'dress-pants'], {
    label: 'Casual and dress pants',
  }),
  near('velvet pants', 'casual-pants'),
  near('pull on pants, paperbag pants', 'casual-pants'),
]

const skirtEntries: readonly Entry[] = [
  kind('skirt', 'skirts'),
  kind('mini skirt, short skirt', 'mini-skirts'),
  kind('midi skirt, knee length skirt, calf length skirt', 'midi-skirts'),
  kind('tweed skirt', 'skirts', { also: { pattern: ['tweed'] }, label: 'Tweed skirts' }),
  kind('plaid skirt, tartan skirt, checked skirt', 'skirts', {
    also: { pattern: ['checked'] },
    label: 'Checked skirts',
  }),
  near('cargo skirt', 'mini-skirts'),
  near('slip skirt, satin skirt', 'midi-skirts'),
]

const shortsEntries: readonly Entry[] = [
  kind('shorts, short pants', 'shorts'),
  kind('casual shorts, chino shorts, everyday shorts', 'casual-shorts'),
  kind('denim shorts, jean shorts, jorts, cutoff, cut off shorts, daisy duke', 'denim-shorts'),
  near('hot pants', 'casual-shorts', {
    leanings: [styles(2, 'sporty')],
  }),
]

const onePieceEntries: readonly Entry[] = [
  kind('jumpsuit, pant jumpsuit, pantdress', 'jumpsuits'),
  kind('romper, playsuit, short jumpsuit, romper suit', 'rompers'),
  kind('jumpsuit and romper, all in one', 'jumpsuits-rompers'),
]

const otherEntries: readonly Entry[] = [
  kind(
    'maternity clothes, maternity wear, maternity clothing, pregnancy clothes, pregnancy wear, pregnancy clothing',
    'maternity-clothes',
  ),
  kind('maternity dress, pregnancy dress, nursing dress', 'maternity-dresses'),
  kind('maternity top, pregnancy top, maternity shirt, maternity tee, maternity blouse', 'maternity-tops'),
  kind(
    "kids' clothes, kid clothing, children clothes, children clothing, children wear, childrenswear, kidswear",
    'kids-clothes',
  ),
  kind('baby clothes, toddler clothes, infant clothes, babywear, baby clothing', 'kids-clothes', {
    label: 'Kids’ clothes',
  }),
  kind('swimwear, swim, swim trunk, board shorts', 'swimwear'),
  kind(
    'sleep and intimates, underwear, undergarment, boxer short, knickers, panty, undershirt',
    'sleep-intimates',
  ),
  kind('suits and sets', 'suits-sets'),
  kind(
    'activewear, gym clothes, sportswear, workout clothes, athletic wear, yoga clothes, running clothes, gym wear, workout gear, fitness wear, exercise clothes',
    'activewear',
    { leanings: [styles(1, 'sporty')] },
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
