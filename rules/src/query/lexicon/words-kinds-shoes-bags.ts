// Search words for shoes, bags, jewelry and accessories. Titles name few of their styles: heels, earrings and
// necklaces are called just that.
import { kinds } from '../engine/leaning.ts'
import { kind, near } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const shoeKinds = [
  ['shoe', 'shoes'],
  ['sneaker', 'sneakers'],
  ['heel', 'heels'],
  ['boot', 'boots'],
  ['sandal', 'sandals'],
] as const
/** "Wide" is a cut of pants and a width of shoes: beside a shoe it is the width. */
const widthEntries: readonly Entry[] = shoeKinds.flatMap(([noun, slug]) =>
  (['wide', 'narrow'] as const).map((width) =>
    kind(`${width} ${noun}, ${width} fit ${noun}, ${width} width ${noun}`, slug, {
      also: { shoe_width: [width] },
      label: `${width === 'wide' ? 'Wide' : 'Narrow'} ${noun}s`,
    }),
  ),
)

const shoeEntries: readonly Entry[] = [
  kind('shoe, footwear', 'shoes'),
  kind('sneaker, kicks, trainer, tennis shoe, sneaks, plimsoll, athletic shoe, casual sneaker', 'sneakers'),
  kind('low top, low top sneaker', 'sneakers', { label: 'Sneakers' }),
  kind('slip on, slip on sneaker, slip ons, slip on shoe', 'sneakers', {
    text: 'slip-on',
    label: 'Slip-on sneakers',
  }),
  kind(
    'heel, high heel, pump, court shoe, stiletto, stiletto heel, heeled shoe, kitten heel, dress heel, slingback, heeled pump, evening shoe, high heeled shoe, kitten',
    'heels',
  ),
  kind('dress shoe, formal shoe', 'heels', { kids: ['kids-dress-shoes'] }),
  near(
    'platform heel, block heel, chunky heel, peep toe, peep toe heel, mary jane heel, low heel, strappy heel',
    'heels',
  ),
  kind('boot', 'boots'),
  kind('lace up boot, lace ups, lace up', 'boots', {
    text: 'lace-up',
    label: 'Lace-up boots',
  }),
  near('doc martens boot', 'boots', {
    text: 'lace-up',
    label: 'Lace-up boots',
  }),
  kind('chelsea boot, chelsea', ['ankle-boots', 'boots'], {
    text: 'chelsea',
    label: 'Chelsea boots',
  }),
  near('slouch boot, slouchy boot', 'boots', {
    text: 'knee-high',
    label: 'Knee-high boots',
  }),
  near('heeled boot', 'boots'),
  kind('sandal, strappy sandal, ankle strap sandal, summer shoe, flat sandal', 'sandals'),
  near('gladiator sandal, fisherman sandal, sport sandal, jelly sandal, jelly shoe, jellies', 'sandals'),
  near('heeled sandal', ['sandals', 'heels'], {
    label: 'Sandals and heels',
    leanings: [kinds(1, 'sandals')],
  }),
  near('cleat, golf shoe, water shoe, dance shoe, tap shoe, skate shoe', 'sneakers'),
  ...widthEntries,
]

const bagEntries: readonly Entry[] = [
  kind('handbag, purse, bag, pocketbook, designer bag purse', 'handbags'),
  kind('tote, tote bag, shopper, carryall, shopper bag, shopping bag, office bag', 'totes'),
  kind('shoulder bag, shoulder purse', 'shoulder-bags'),
  kind('clutch, clutch bag, clutch purse, envelope bag, pochette', 'clutches'),
  kind('evening clutch', ['clutches', 'evening-bags'], {
    label: 'Evening clutches',
    leanings: [kinds(2, 'clutches')],
  }),
  kind('backpack, rucksack, knapsack, school bag, book bag', 'backpacks'),
  near('messenger, chain bag', 'shoulder-bags'),
  near('baguette bag, mini bag', 'shoulder-bags'),
  near('garment bag', ['totes', 'backpacks'], {
    label: 'Totes and backpacks',
  }),
  near('dust bag', 'clutches'),
]

const jewelryEntries: readonly Entry[] = [
  kind('jewelry, jewellery, jewel, costume jewelry, fine jewelry, bijoux, trinket', 'jewelry'),
  kind(
    'earring, drop earring, dangle earring, dangly earring, statement earring, chandelier earring',
    'earrings',
  ),
  near('ear cuff, clip on earring, ear climber, clip on, threader', 'earrings'),
  kind('necklace, chain, chain necklace, neck chain, layered necklace, layering necklace', 'necklaces'),
  near('lariat', 'necklaces'),
  kind('bracelet, chain bracelet, tennis bracelet', 'bracelets'),
  near('friendship bracelet', 'bracelets'),
  kind('ring, band ring, stacking ring, wedding band, finger ring, stackable ring, wedding ring', 'rings'),
  near(
    'signet ring, engagement ring, diamond ring, signet, class ring, promise ring, pinky ring, toe ring',
    'rings',
  ),
  kind('watch, wristwatch, timepiece', 'watches'),
  near('smartwatch, digital watch, fitness tracker, apple watch', 'watches'),
  near('jewelry box', 'jewelry'),
]

const accessoryEntries: readonly Entry[] = [
  kind('accessory, clothing accessory', 'accessories'),
  kind('scarf, muffler, wrap scarf, winter scarf', 'scarves'),
  kind('infinity scarf, loop scarf, snood, circle scarf, cowl scarf, eternity scarf', 'scarves', {
    text: 'infinity',
    label: 'Infinity scarves',
  }),
  kind('square scarf, head scarf, foulard, silk square', 'scarves', {
    text: 'square',
    label: 'Square scarves',
  }),
  near('skinny scarf, hijab', 'scarves'),
  kind('belt, waist belt, buckle belt, statement belt', 'belts'),
  near('suspender, obi, obi belt, chain belt, western belt, corset belt, harness', 'belts'),
  kind('hat, headwear', 'hats'),
  kind('bucket hat, rain hat, fisherman hat', 'hats', { text: 'bucket', label: 'Bucket hats' }),
  kind('wide brim hat, wide brimmed hat, brimmed hat, felt hat', 'hats'),
  near('fedora, cowboy hat, boater, trilby, bowler hat, cloche, turban, sombrero', 'hats'),
  kind('sunglasses, shades, sunnies, eyewear, dark glasses', 'sunglasses'),
  kind('aviator, aviator sunglasses, pilot sunglasses, aviator shades', 'sunglasses', {
    text: 'aviator',
    label: 'Aviator sunglasses',
  }),
  kind('cat eye sunglasses, cat eye, cat eye shades', 'sunglasses', {
    text: 'cat-eye',
    label: 'Cat-eye sunglasses',
  }),
  kind('round sunglasses, round shades, round sunnies', 'sunglasses', {
    text: 'round',
    label: 'Round sunglasses',
  }),
  kind('square sunglasses, square shades', 'sunglasses'),
  near('wayfarer, oversized sunglasses, mirrored sunglasses, sport sunglasses, goggle', 'sunglasses'),
  near('collar accessory, handkerchief, face mask', 'accessories'),
]

export const shoesBagsEntries: readonly Entry[] = [
  ...shoeEntries,
  ...bagEntries,
  ...jewelryEntries,
  ...accessoryEntries,
]
