// Search words for colors: the 15 families, the names of their shades, and the many other names of both.
import {
  type Color,
  colors,
  earth,
  jewels,
  neutrals,
  pastels,
  type Shade,
  shades,
} from '../engine/leaning.ts'
import { lean, sure } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'

const family = (words: string, ...values: Color[]): Entry => sure(words, { color_names: values })
const shade = (words: string, ...values: Shade[]): Entry => sure(words, { advanced_color_names: values })
/** Builds the entry of a group of shades that has a name of its own. */
const shadesCalled = (label: string, words: string, values: readonly Shade[]): Entry =>
  sure(words, { advanced_color_names: values }, { label })
const colorsCalled = (label: string, words: string, values: readonly Color[]): Entry =>
  sure(words, { color_names: values }, { label })

const families: readonly Entry[] = [
  family('black, jet black, noir, pitch black', 'black'),
  family('white, pure white, snow white, bright white, optic white', 'white'),
  family('gray, grey, greyish, grayish, ash gray, ash grey, stone gray, stone grey', 'gray'),
  family('brown, brownish', 'brown'),
  family('tan, beige, nude, biscuit, almond, nude color, skin color', 'tan'),
  family('red, reddish', 'red'),
  family('pink, pinkish', 'pink'),
  family('orange, tangerine, pumpkin, bright orange', 'orange'),
  family('yellow, canary, lemon yellow', 'yellow'),
  family('green, greenish', 'green'),
  family('blue, bluish', 'blue'),
  family('purple, violet, purplish', 'purple'),
  family('gold, golden, gold tone, gold toned, gold tone jewelry', 'gold'),
  family('silver, silvery, silver tone, silver toned', 'silver'),
  family(
    'multi, multicolor, multicolour, multicolored, multicoloured, many colored, rainbow, tricolor',
    'multi',
  ),
]

const shadesByName: readonly Entry[] = [
  shade('cream, cream white, creamy', 'cream'),
  shade('ivory, ivory white', 'ivory'),
  shade('charcoal black', 'charcoal black'),
  shade('ink, ink black, inky', 'ink'),
  shade('oatmeal, oat, oatmeal beige', 'oatmeal'),
  shade('mocha, mocha brown, mocca', 'mocha'),
  shade('sand, sandy, sand beige, sand color', 'sand'),
  shade('camel, camel brown, camel tan, camel color, camel beige', 'camel'),
  shade('emerald, emerald green, kelly green, bright green, jade, jade green', 'emerald'),
  shade(
    'burgundy, maroon, wine, oxblood, bordeaux, merlot, wine red, dark red, deep red, burgundy red, claret, garnet, cabernet, marsala',
    'burgundy',
  ),
  shade('chestnut, chestnut brown, auburn, mahogany', 'chestnut'),
  shade('olive, olive green, army green, khaki green, military green, moss, moss green, olive drab', 'olive'),
  shade('teal, teal blue, petrol, petrol blue, teal green, peacock blue', 'teal'),
  shade(
    'raspberry, fuchsia, hot pink, magenta, bright pink, raspberry pink, fuschia, cerise, shocking pink, dark pink, deep pink, neon pink',
    'raspberry',
  ),
  shade('charcoal, charcoal gray, charcoal grey, dark gray, dark grey, anthracite, deep gray', 'charcoal'),
  shade(
    'cobalt, cobalt blue, royal blue, bright blue, sapphire, electric blue, sapphire blue, lapis, cornflower blue, ultramarine',
    'cobalt',
  ),
  shade('plum, plum purple', 'plum'),
  shade(
    'cherry, cherry red, scarlet, crimson, bright red, fire engine red, ruby, ruby red, scarlet red, lipstick red, candy apple red, true red',
    'cherry',
  ),
  shade('navy, navy blue, marine blue, midnight blue', 'navy'),
  shade('sky blue, sky, baby blue, powder blue, ice blue, pastel blue, sky color, azure', 'sky blue'),
  shade(
    'bottle green, forest green, hunter green, dark green, deep green, racing green, pine green, evergreen',
    'bottle green',
  ),
  shade('aubergine, eggplant, dark purple, deep purple', 'aubergine'),
  shade('mustard, mustard yellow, ochre, dark yellow, ocher, golden yellow', 'mustard'),
  shade('lavender, lilac, light purple, pastel purple, pale purple, wisteria, lavender purple', 'lavender'),
  shade('apricot, peach, peachy, light orange, melon, pastel orange', 'apricot'),
  shade('terracotta, sienna, adobe', 'terracotta'),
  shade('butter, butter yellow, light yellow, pale yellow, pastel yellow, buttery, buttercream', 'butter'),
  shade(
    'blush, blush pink, light pink, pale pink, baby pink, pastel pink, ballet pink, powder pink, soft pink, rose quartz',
    'blush',
  ),
  shade(
    'rust, rust orange, rusty, burnt orange, copper, rust color, dark orange, rust red, burnt sienna',
    'rust',
  ),
  shade('dusty rose, rose, dusty pink, old rose, rose pink, ash rose, antique rose', 'dusty rose'),
  shade('brick red, brick, russet, tomato red', 'brick red'),
  shade(
    'slate, slate gray, slate grey, gunmetal, steel gray, steel grey, slate blue, blue gray, blue grey, pewter',
    'slate',
  ),
  shade(
    'heather gray, heather grey, heather, light gray, light grey, heathered, pale gray, pale grey, dove gray, dove grey, gray marl, grey marl',
    'heather gray',
  ),
  shade('chocolate, chocolate brown, dark brown, espresso, deep brown, dark chocolate, cocoa', 'chocolate'),
  shade(
    'sage, sage green, light green, pale green, pastel green, mint, mint green, seafoam, celadon, pistachio, eucalyptus, seafoam green, dusty green',
    'sage',
  ),
  shade('marigold, saffron, bright yellow, sunflower, sunshine yellow, sunflower yellow', 'marigold'),
  shade('ecru', 'ecru'),
  shade('washed black, faded black', 'washed black'),
  shade('mid blue, medium blue', 'mid blue'),
  shade('indigo, indigo blue', 'indigo'),
  shade('pale blue', 'pale blue', 'sky blue'),
  shade('rose gold, pink gold, rose gold tone', 'rose gold'),
  shade('yellow gold', 'gold'),
]

const shadesBetween: readonly Entry[] = [
  shadesCalled(
    'Off-white',
    'off white, eggshell, vanilla, winter white, pearl white, alabaster, antique white',
    ['ivory', 'cream', 'ecru'],
  ),
  shadesCalled('Light blue', 'light blue, soft blue, dusty blue', ['sky blue', 'pale blue']),
  shadesCalled('Dark blue', 'dark blue, deep blue', ['navy', 'indigo']),
  shadesCalled('Denim blue', 'denim blue, jeans blue', ['mid blue', 'indigo', 'pale blue']),
  shadesCalled('Turquoise', 'turquoise, aqua, aquamarine, cyan, turquoise blue, aqua blue, blue green', [
    'teal',
    'sky blue',
  ]),
  shadesCalled('Taupe', 'taupe, greige, mushroom', ['mocha', 'oatmeal', 'sand']),
  shadesCalled('Khaki', 'khaki, khaki color', ['sand', 'olive', 'camel']),
  shadesCalled('Stone', 'stone, putty, stone color', ['sand', 'oatmeal']),
  shadesCalled('Light brown', 'light brown, caramel, toffee', ['camel', 'mocha']),
  shadesCalled('Cognac', 'cognac, tobacco, whiskey, saddle brown', ['chestnut', 'camel']),
  shadesCalled('Coffee', 'coffee, coffee brown, mink, hazelnut', ['mocha', 'chocolate']),
  shadesCalled('Coral', 'coral, salmon, salmon pink, coral pink, coral red', [
    'apricot',
    'terracotta',
    'dusty rose',
  ]),
  shadesCalled('Mauve', 'mauve, dusty purple, orchid', ['dusty rose', 'lavender']),
  shadesCalled('Periwinkle', 'periwinkle, periwinkle blue', ['lavender', 'sky blue']),
  shadesCalled('Berry', 'berry, boysenberry, blackberry, cranberry', ['raspberry', 'plum', 'burgundy']),
  shadesCalled('Lime', 'lime, lime green, chartreuse, grass green, neon green, avocado', [
    'emerald',
    'olive',
    'sage',
  ]),
]

const groups: readonly Entry[] = [
  colorsCalled(
    'Bright colors',
    'bright color, bright colour, bright colored, bright coloured, brightly colored, vivid, colorful, colourful, vivid color, bold color',
    ['red', 'pink', 'orange', 'yellow', 'green', 'blue', 'purple', 'multi'],
  ),
  lean('metallic, metallic color', colors(3, 'gold', 'silver')),
  colorsCalled('Black, white and gray', 'monochrome, monochromatic, grayscale', ['black', 'white', 'gray']),
  shadesCalled(
    'Neutral colors',
    'neutral, neutral color, neutral colour, neutral tone, neutral colored, muted color, muted tone, subdued color, subdued tone, toned down color',
    neutrals,
  ),
  shadesCalled(
    'Pastels',
    'pastel, pastel color, pastel colour, pastel colored, soft color, light color, light colour, light colored, pale color',
    pastels,
  ),
  shadesCalled(
    'Earth tones',
    'earth tone, earthy, earthy tone, earth color, earthy color, warm color',
    earth,
  ),
  shadesCalled('Jewel tones', 'jewel tone, jewel toned, jewel color, rich color', jewels),
  shadesCalled('Dark colors', 'dark color, dark colour, dark colored, dark coloured, dark tone, deep color', [
    'black',
    'charcoal black',
    'ink',
    'charcoal',
    'navy',
    'indigo',
    'slate',
    'washed black',
    'burgundy',
    'aubergine',
    'bottle green',
    'chocolate',
    'plum',
  ]),
  lean('neon color', shades(2, 'raspberry', 'marigold', 'emerald', 'cobalt', 'apricot')),
  lean('pale', shades(2, ...pastels, 'cream', 'ivory', 'pale blue', 'oatmeal')),
]

export const colorEntries: readonly Entry[] = [...families, ...shadesByName, ...shadesBetween, ...groups]
