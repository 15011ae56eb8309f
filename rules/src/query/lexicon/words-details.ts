// Search words for necklines, sleeves, waists, cuts of pants, washes of denim and widths of shoes.
import { cuts, kinds, necks, sleeves, styles, waists, washes } from '../engine/leaning.ts'
import { lacking, lean, type SureFilters, sure } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const detail = (words: string, filters: SureFilters): Entry => sure(words, filters)

/** A cut of sleeves that titles name: of whatever length, with the word in the title. */
const sleeveCut = (words: string, text: string, label: string): Entry =>
  sure(words, { sleeve_length: ['long sleeve', '3/4 sleeve', 'short sleeve'] }, { text, label })

const neckEntries: readonly Entry[] = [
  detail('v neck, v neckline, deep v, v necked, plunging neckline, deep v neck', {
    neckline_tags: ['v-neck'],
  }),
  detail('scoop neck, scoop neckline, scoop, scooped neck, low neckline, scoop necked', {
    neckline_tags: ['scoop neck'],
  }),
  detail('crew neck, round neck, jewel neck, crew neckline, round neckline, crew, round necked', {
    neckline_tags: ['crew neck'],
  }),
  detail('mock neck, mock neckline, high neck, high neckline, high necked, stand collar', {
    neckline_tags: ['mock neck'],
  }),
  detail('square neck, square neckline, square necked', { neckline_tags: ['square neck'] }),
  detail('boat neck, boat neckline, bateau, bateau neck', { neckline_tags: ['boat neck'] }),
  detail('halter, halter neck, halter neckline', { neckline_tags: ['halter'] }),
  detail('collared, collar, with a collar', { neckline_tags: ['collared'] }),
  detail('hooded, hood, with a hood', { neckline_tags: ['hooded'] }),
  detail('turtleneck neckline, turtlenecked, roll necked, polo necked', { neckline_tags: ['turtleneck'] }),
  detail('off the shoulder, off shoulder, bardot', { neckline_tags: ['off the shoulder'] }),
  detail('one shoulder', { neckline_tags: ['one shoulder'] }),
  detail('strapless', { neckline_tags: ['strapless'] }),
  detail('cowl neck, cowl', { neckline_tags: ['cowl neck'] }),
  detail('sweetheart, sweetheart neckline', { neckline_tags: ['sweetheart'] }),
  detail('keyhole', { neckline_tags: ['keyhole'] }),
  detail('henley neck', { neckline_tags: ['henley'] }),
  detail('funnel neck', { neckline_tags: ['funnel neck'] }),
  lacking(
    'cold shoulder, asymmetric, asymmetrical, cutout',
    sleeves(2, 'sleeveless'),
    necks(2, 'off the shoulder', 'one shoulder'),
  ),
  lacking(
    'bandeau neckline, spaghetti strap, thin strap, racerback, tie back',
    sleeves(3, 'sleeveless'),
    necks(1, 'halter'),
  ),
  lacking('surplice, illusion neckline', necks(2, 'scoop neck', 'v-neck')),
  lacking('low back', necks(3, 'halter')),
]

const sleeveEntries: readonly Entry[] = [
  detail('long sleeve, long sleeved, full sleeve, full length sleeve, with sleeves long', {
    sleeve_length: ['long sleeve'],
  }),
  detail('short sleeve, short sleeved, half sleeve, half sleeved', { sleeve_length: ['short sleeve'] }),
  detail('sleeveless, no sleeve, without sleeve, armless', { sleeve_length: ['sleeveless'] }),
  detail(
    '3/4 sleeve, three quarter sleeve, 3/4 length sleeve, three quarter length sleeve, elbow sleeve, 3/4 sleeved, elbow length sleeve, bracelet sleeve, quarter sleeve',
    {
      sleeve_length: ['3/4 sleeve'],
    },
  ),
  sure(
    'sleeve, sleeved, with sleeve',
    { sleeve_length: ['long sleeve', '3/4 sleeve', 'short sleeve'] },
    { label: 'With sleeves' },
  ),
  sleeveCut('puff sleeve, puffed sleeve, puffy sleeve', 'puff-sleeve', 'Puff sleeves'),
  sleeveCut('bell sleeve', 'bell-sleeve', 'Bell sleeves'),
  sleeveCut('bishop sleeve', 'bishop-sleeve', 'Bishop sleeves'),
  sleeveCut('flutter sleeve', 'flutter-sleeve', 'Flutter sleeves'),
  lacking('cap sleeve, cap sleeved', sleeves(3, 'short sleeve')),
  lacking(
    'balloon sleeve, dolman sleeve, statement sleeve, ruffle sleeve',
    sleeves(2, 'long sleeve', 'short sleeve', '3/4 sleeve'),
    styles(2, 'romantic'),
  ),
]

const bottomEntries: readonly Entry[] = [
  detail('high waisted, high waist, high rise, high rised, hi rise, ultra high rise, super high rise', {
    waist_tags: ['high waisted'],
  }),
  detail('mid rise, mid waist, medium rise, regular rise, mid waisted, natural waist', {
    waist_tags: ['mid rise'],
  }),
  detail('low rise, low waist, low waisted, hip hugger, low slung', { waist_tags: ['low rise'] }),
  detail('straight leg, straight cut, straight legged, straight fit', { pant_cut_tags: ['straight leg'] }),
  detail('wide leg, wide legged, wide cut', { pant_cut_tags: ['wide leg'] }),
  detail('skinny, skinny leg, skinny fit, super skinny', { pant_cut_tags: ['skinny'] }),
  detail('tapered, tapered leg, peg leg, carrot leg, pegged', { pant_cut_tags: ['tapered'] }),
  detail('bootcut, bootleg', { pant_cut_tags: ['bootcut'] }),
  detail('flared, flare, flare leg, flared leg, bell bottomed', { pant_cut_tags: ['flared'] }),
  detail(
    'dark wash, dark washed, dark rinse, dark denim, dark jeans wash, indigo wash, raw denim, rinse wash',
    { jean_wash_tags: ['dark wash'] },
  ),
  detail('medium wash, mid wash, medium washed, medium denim, blue wash', {
    jean_wash_tags: ['medium wash'],
  }),
  detail('light wash, light washed, light denim, bleached wash, faded wash, pale wash, light rinse', {
    jean_wash_tags: ['light wash'],
  }),
  detail('black wash, black washed', { jean_wash_tags: ['black wash'] }),
  detail('white wash, white washed', { jean_wash_tags: ['white wash'] }),
  sure(
    'dark jeans',
    { category_tags: ['jeans'], jean_wash_tags: ['dark wash'] },
    { label: 'Dark wash jeans' },
  ),
  sure(
    'light jeans, faded jeans, bleached jeans, light blue jeans',
    { category_tags: ['jeans'], jean_wash_tags: ['light wash'] },
    { label: 'Light wash jeans' },
  ),
  sure(
    'dark blue jeans',
    { category_tags: ['jeans'], jean_wash_tags: ['dark wash'] },
    { label: 'Dark wash jeans' },
  ),
  lacking(
    'acid wash, stone wash, stonewashed, acid washed, vintage wash, acid washed jeans',
    washes(3, 'light wash'),
  ),
  lean('slim fit, slim leg, slim cut', cuts(2, 'skinny', 'tapered')),
  lean(
    'drawstring, elastic waistband, stretch waist, elasticated waist',
    kinds(2, 'casual-pants', 'casual-shorts', 'linen-pants'),
  ),
  lean('flattering waist, cinched waist', waists(2, 'high waisted')),
]

const otherEntries: readonly Entry[] = [
  detail('wide width, wide fit, wide foot, extra wide, wide fitting, extra wide width', {
    shoe_width: ['wide'],
  }),
  detail('narrow width, narrow fit, narrow foot, narrow fitting', { shoe_width: ['narrow'] }),
  detail('medium width, regular width, normal width, standard width, average width', {
    shoe_width: ['medium'],
  }),
  // Words of length and width that stand apart from their noun ("long black dress")
  // lean to what they say of it.
  lean('long', kinds(2, 'maxi-dresses', 'coats', 'midi-skirts')),
  lean('short', kinds(2, 'mini-dresses', 'mini-skirts', 'rompers')),
  lean('wide', { key: 'shoe_width', values: ['wide'], weight: 3 }, cuts(2, 'wide leg')),
  lean('narrow', { key: 'shoe_width', values: ['narrow'], weight: 2 }),
  lean('belted, with a belt', kinds(2, 'coats')),
  lean('button, buttoned, button front', kinds(2, 'button-down-shirts', 'cardigans')),
  lean('cuffed, rolled hem, cuffed hem', kinds(2, 'casual-shorts', 'denim-shorts')),
  lean('open toe, open toed, ankle strap', kinds(2, 'sandals')),
  lean('pointed toe, pointy toe, almond toe, square toe, snip toe, pointed, pointy', kinds(2, 'heels')),
  lean('closed toe, round toe', kinds(2, 'sneakers', 'boots', 'heels')),
  lean('zip, zipper, zip up, full zip', kinds(2, 'puffer-jackets', 'sweatshirts-hoodies')),
  lean('gold hardware, silver hardware, chain strap, gold tone hardware', kinds(2, 'handbags')),
  lean('top handle, two handle', kinds(2, 'totes')),
  lacking('side slit, slit, lined, lining, fully lined', kinds(1, 'cocktail-dresses')),
  lean('heeled, high heeled', kinds(2, 'heels')),
  lean(
    'a line, fit and flare, fit flare',
    kinds(2, 'casual-dresses', 'mini-dresses', 'midi-dresses', 'midi-skirts', 'mini-skirts'),
  ),
  lean('empire waist, empire, tiered', kinds(2, 'maxi-dresses', 'maternity-dresses')),
  lean('single breasted', kinds(2, 'blazers')),
  lean(
    'knee length, calf length, tea length, past the knee, under the knee, at the knee, to the knee',
    kinds(2, 'midi-dresses', 'midi-skirts'),
  ),
  lean('above the knee, thigh length', kinds(2, 'mini-dresses', 'mini-skirts')),
  lean('ankle length, floor length, full length, floor sweeping', kinds(2, 'maxi-dresses')),
]

export const detailEntries: readonly Entry[] = [
  ...neckEntries,
  ...sleeveEntries,
  ...bottomEntries,
  ...otherEntries,
]
