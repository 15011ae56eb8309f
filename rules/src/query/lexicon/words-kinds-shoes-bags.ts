// What people call shoes, bags, jewelry and accessories. Titles name few styles of them: heels, earrings
// and necklaces are just that.
import { kinds, styles } from '../engine/leaning.ts'
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
  kind(
    'sneaker, kicks, trainer, tennis shoe, sneaks, plimsoll, gym shoe, athletic shoe, casual sneaker',
    'sneakers',
  ),
  kind(
    'running shoe, runner, jogging shoe, walking shoe, training shoe, workout shoe, basketball shoe, sport shoe',
    'sneakers',
    {
      leanings: [styles(2, 'sporty')],
    },
  ),
  kind('high top, high top sneaker, hi top, hi top sneaker', 'sneakers', {
    text: 'high-top',
    label: 'High-top sneakers',
  }),
  kind('low top, low top sneaker', 'sneakers', { label: 'Sneakers' }),
  kind('slip on, slip on sneaker, slip ons, slip on shoe', 'sneakers', {
    text: 'slip-on',
    label: 'Slip-on sneakers',
  }),
  kind(
    'heel, high heel, pump, court shoe, stiletto, stiletto heel, heeled shoe, kitten heel, dress heel, slingback, heeled pump, evening shoe, high heeled shoe, kitten',
    'heels',
  ),
  kind('dress shoe, formal shoe', 'heels'),
  near(
    'platform heel, block heel, chunky heel, wedge heel, peep toe, peep toe heel, mary jane heel, low heel, strappy heel',
    'heels',
  ),
  kind('boot', 'boots'),
  kind('ankle boot, bootie, chelsea, chelsea boot, short boot, shootie', 'boots', {
    text: 'ankle',
    label: 'Ankle boots',
  }),
  kind(
    'knee high boot, knee boot, tall boot, high boot, riding boot, long boot, knee high, knee length boot',
    'boots',
    {
      text: 'knee-high',
      label: 'Knee-high boots',
    },
  ),
  kind('lace up boot, lace ups, lace up, combat boot, laced boot, army boot, military boot', 'boots', {
    text: 'lace-up',
    label: 'Lace-up boots',
  }),
  near(
    'hiking boot, doc martens boot, biker boot, moto boot, motorcycle boot, hiker, engineer boot',
    'boots',
    {
      text: 'lace-up',
      label: 'Lace-up boots',
    },
  ),
  near('over the knee boot, thigh high boot, otk boot, thigh high, slouch boot, slouchy boot', 'boots', {
    text: 'knee-high',
    label: 'Knee-high boots',
  }),
  near(
    'cowboy boot, western boot, cowgirl boot, snow boot, fur boot, rain boot, welly, wellington, wellington boot, gumboot, galosh, desert boot, chukka, chukka boot, duck boot, heeled boot, sock boot',
    'boots',
  ),
  kind('sandal, strappy sandal, ankle strap sandal, summer shoe, flat sandal, beach sandal', 'sandals'),
  kind('slide, slider, slide sandal, pool slide', 'sandals', { text: 'slides', label: 'Slides' }),
  kind('platform, platform sandal, platform shoe, flatform', 'sandals', {
    text: 'platform',
    label: 'Platform sandals',
  }),
  near(
    'flip flop, thong sandal, gladiator sandal, fisherman sandal, sport sandal, jelly sandal, jelly shoe, jellies',
    'sandals',
  ),
  near('wedge, wedge sandal, espadrille, espadrille wedge, heeled sandal', ['sandals', 'heels'], {
    label: 'Sandals and heels',
    leanings: [kinds(1, 'sandals')],
  }),
  near('mule, clog, slipper, house shoe, backless shoe', 'sandals', { text: 'slides', label: 'Slides' }),
  near(
    'loafer, oxford, brogue, derby shoe, moccasin, boat shoe, penny loafer, driving shoe, driver moccasin, lace up shoe, oxford shoe, moc, monk strap',
    'sneakers',
  ),
  near(
    'flat, ballet flat, ballerina, ballet shoe, flat shoe, ballet slipper, mary jane, pointed flat, ballerina flat',
    ['sandals', 'sneakers'],
    {
      label: 'Sandals and sneakers',
    },
  ),
  near('cleat, golf shoe, hiking shoe, water shoe, dance shoe, tap shoe, skate shoe', 'sneakers'),
  ...widthEntries,
]

const bagEntries: readonly Entry[] = [
  kind('handbag, purse, bag, pocketbook, designer bag purse', 'handbags'),
  kind('tote, tote bag, shopper, carryall, shopper bag, shopping bag, office bag', 'totes'),
  kind('shoulder bag, shoulder purse', 'shoulder-bags'),
  kind(
    'clutch, clutch bag, evening bag, minaudiere, clutch purse, wristlet, envelope bag, evening clutch, evening purse, pochette, party bag',
    'clutches',
  ),
  kind('backpack, rucksack, knapsack, school bag, book bag', 'backpacks'),
  near(
    'crossbody, crossbody bag, messenger bag, sling bag, camera bag, saddle bag, messenger, crossbody purse, chain bag',
    'shoulder-bags',
  ),
  near(
    'hobo, hobo bag, satchel, baguette bag, top handle bag, bucket bag, doctor bag, bowling bag, frame bag, box bag, satchel bag, mini bag',
    'shoulder-bags',
  ),
  near('fanny pack, belt bag, bum bag, waist bag, hip bag', 'shoulder-bags'),
  near(
    'beach bag, straw bag, basket bag, diaper bag, laptop bag, briefcase, raffia bag, market bag, baby bag, gym bag, computer bag',
    'totes',
  ),
  near(
    'weekender, weekend bag, duffel, duffle, duffel bag, duffle bag, travel bag, overnight bag, garment bag',
    ['totes', 'backpacks'],
    {
      label: 'Totes and backpacks',
    },
  ),
  near(
    'wallet, coin purse, card holder, card case, cosmetic bag, makeup bag, pouch, wallet on chain, key pouch, phone case, dust bag',
    'clutches',
  ),
]

const jewelryEntries: readonly Entry[] = [
  kind('jewelry, jewellery, jewel, costume jewelry, fine jewelry, bijoux, trinket', 'jewelry'),
  kind(
    'earring, hoop, hoop earring, drop earring, dangle earring, huggie, dangly earring, statement earring, chandelier earring',
    'earrings',
  ),
  near('stud, stud earring, ear cuff, clip on earring, ear climber, clip on, threader', 'earrings'),
  kind(
    'necklace, pendant, chain, pendant necklace, chain necklace, neck chain, layered necklace, layering necklace, statement necklace',
    'necklaces',
  ),
  near(
    'choker, locket, collar necklace, lariat, bead necklace, pearl necklace, choker necklace',
    'necklaces',
  ),
  kind('bracelet, chain bracelet, tennis bracelet', 'bracelets'),
  near(
    'bangle, cuff bracelet, charm bracelet, anklet, cuff, bangle bracelet, friendship bracelet, ankle bracelet',
    'bracelets',
  ),
  kind(
    'ring, band ring, cocktail ring, statement ring, stacking ring, wedding band, finger ring, stackable ring, wedding ring',
    'rings',
  ),
  near(
    'signet ring, engagement ring, diamond ring, signet, class ring, promise ring, pinky ring, toe ring',
    'rings',
  ),
  kind('watch, wristwatch, timepiece', 'watches'),
  near('smartwatch, digital watch, fitness tracker, apple watch', 'watches'),
  near('brooch, broach, lapel pin, hair clip, hairpin, barrette, hair jewelry, jewelry box', 'jewelry'),
]

const accessoryEntries: readonly Entry[] = [
  kind('accessory, clothing accessory', 'accessories'),
  kind('scarf, shawl, pashmina, stole, muffler, wrap scarf, winter scarf', 'scarves'),
  kind('infinity scarf, loop scarf, snood, circle scarf, cowl scarf, eternity scarf', 'scarves', {
    text: 'infinity',
    label: 'Infinity scarves',
  }),
  kind('square scarf, head scarf, neck scarf, neckerchief, foulard, silk square', 'scarves', {
    text: 'square',
    label: 'Square scarves',
  }),
  near('bandana, bandanna, kerchief, blanket scarf, skinny scarf, hijab', 'scarves'),
  kind('belt, waist belt, buckle belt, statement belt', 'belts'),
  near('suspender, obi, obi belt, chain belt, western belt, corset belt, harness', 'belts'),
  kind('hat, headwear, sun hat', 'hats'),
  kind(
    'beanie, knit hat, winter hat, knitted hat, beanie hat, knit cap, toque, watch cap, bobble hat',
    'hats',
    { text: 'beanie', label: 'Beanies' },
  ),
  kind('bucket hat, rain hat, fisherman hat', 'hats', { text: 'bucket', label: 'Bucket hats' }),
  kind('cap, baseball cap, ball cap, baseball hat, dad hat, dad cap', 'hats', { text: 'cap', label: 'Caps' }),
  kind('wide brim hat, wide brimmed hat, floppy hat, brimmed hat, felt hat', 'hats'),
  near(
    'fedora, panama hat, cowboy hat, beret, boater, trilby, visor, fascinator, panama, beach hat, newsboy cap, trucker hat, bowler hat, cloche, turban, sombrero',
    'hats',
  ),
  near('headband, hair accessory, hair band, hair tie, earmuff, scrunchie, ear warmer', 'hats'),
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
  near(
    'wayfarer, oversized sunglasses, mirrored sunglasses, sport sunglasses, glasses, eyeglasses, reading glasses, specs, spectacle, goggle',
    'sunglasses',
  ),
  near('glove, mitten, arm warmer, fingerless glove, leather glove', 'accessories'),
  near('tights, hose, stocking, hosiery, sock, pantyhose, leg warmer, knee sock, legwear', 'accessories'),
  near(
    'umbrella, parasol, keychain, key ring, bow tie, necktie, collar accessory, handkerchief, face mask',
    'accessories',
  ),
]

export const shoesBagsEntries: readonly Entry[] = [
  ...shoeEntries,
  ...bagEntries,
  ...jewelryEntries,
  ...accessoryEntries,
]
