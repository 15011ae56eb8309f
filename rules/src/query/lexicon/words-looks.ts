// Names of materials and patterns. Those that the shop does not have (velvet, paisley) lean to the nearest
// values and count as absent.
import {
  kinds,
  type Material,
  materials,
  necks,
  type Pattern,
  patterns,
  shades,
  styles,
  washes,
} from '../engine/leaning.ts'
import { lacking, lean, sure } from '../engine/sure.ts'
import type { Entry } from '../engine/types.ts'
import { colorEntries } from './words-looks-colors.ts'

const material = (words: string, ...values: Material[]): Entry => sure(words, { materials: values })
const pattern = (words: string, ...values: Pattern[]): Entry => sure(words, { pattern: values })

const materialEntries: readonly Entry[] = [
  material(
    'cotton, egyptian cotton, turkish cotton, pima cotton, organic cotton, cotton made, pure cotton, cottony',
    'cotton',
  ),
  material('polyester, poly', 'polyester'),
  material('elastane, spandex, lycra, stretch, stretchy, stretchable, with stretch', 'elastane'),
  sure(
    'wool, woolen, woollen, lambswool, shetland, shetland wool, italian wool, virgin wool, pure wool',
    { materials: ['wool', 'merino wool', 'wool felt'] },
    { label: 'Wool' },
  ),
  material('merino, merino wool, extrafine merino, australian merino', 'merino wool'),
  material('wool felt, felt, felted wool', 'wool felt'),
  material(
    'cashmere, italian cashmere, scottish cashmere, mongolian cashmere, pashmina wool, pure cashmere, kashmir',
    'cashmere',
  ),
  material('viscose', 'viscose'),
  material('rayon', 'rayon'),
  sure('lyocell, tencel, cupro, bamboo', { materials: ['viscose', 'rayon'] }, { label: 'Viscose or rayon' }),
  material(
    'linen, irish linen, french linen, belgian linen, italian linen, european linen, flax, pure linen',
    'linen',
  ),
  material(
    'leather, italian leather, spanish leather, vachetta, saffiano, pebbled leather, smooth leather, soft leather, sheepskin, goatskin, real leather, genuine leather, full grain leather, calfskin, lambskin, nappa, cowhide, leathered',
    'leather',
  ),
  material(
    'faux leather, vegan leather, fake leather, imitation leather, pleather, pu leather, leatherette, synthetic leather, pu, eco leather',
    'faux leather',
  ),
  material('suede, real suede, nubuck, genuine suede', 'suede'),
  material('silk, italian silk, washable silk, habotai, pure silk, real silk, mulberry silk', 'silk'),
  material('nylon, polyamide', 'nylon'),
  material('acrylic', 'acrylic'),
  material('canvas, canvas cloth, duck canvas', 'canvas'),
  material('acetate', 'acetate'),
  material('plastic', 'plastic'),
  material('metal', 'metal'),
  material('straw, raffia, wicker, rattan, woven straw', 'straw'),
  material(
    'sterling silver, sterling, 925, 925 silver, solid silver, real silver, silver 925',
    'sterling silver',
  ),
  material(
    'gold plated, gold plated brass, gold plate, gold vermeil, gold dipped, vermeil',
    'gold plated brass',
  ),
  material('rose gold plated, rose gold plated brass', 'rose gold plated brass'),
  sure(
    'brass, plated brass',
    { materials: ['gold plated brass', 'rose gold plated brass'] },
    { label: 'Brass' },
  ),
  material('stainless steel, steel, surgical steel, stainless', 'stainless steel'),
  sure(
    'natural fiber, natural fibre, natural material, natural fabric',
    { materials: ['cotton', 'linen', 'silk', 'wool', 'merino wool', 'cashmere'] },
    { label: 'Natural fibers' },
  ),
  sure(
    'synthetic, man made fiber, synthetic fabric, synthetic fiber',
    { materials: ['polyester', 'nylon', 'acrylic', 'elastane', 'faux leather'] },
    {
      label: 'Synthetics',
    },
  ),
  lean('satiny, charmeuse, satin finish', materials(3, 'silk'), materials(1, 'polyester', 'viscose')),
  lean('georgette, organza, crepe de chine', materials(2, 'silk', 'viscose', 'polyester')),
  lean('jersey, jersey knit', materials(2, 'cotton', 'viscose', 'elastane')),
  lean('poplin, seersucker, voile, gauze, muslin, twill, eyelet, terry, terry cloth', materials(2, 'cotton')),
  material('velvet, velour, velveteen', 'velvet'),
  material('corduroy, cord', 'corduroy'),
  material('fleece, polar fleece, sherpa, teddy fleece', 'fleece'),
  material('lace, lacy', 'lace'),
  material('mesh', 'mesh'),
  material('tulle', 'tulle'),
  lacking('crochet, macrame, fishnet, broderie anglaise', styles(2, 'romantic')),
  material('fur, fake fur, vegan fur', 'faux fur'),
  material('shearling, genuine shearling, faux shearling', 'shearling'),
  material('mohair', 'mohair'),
  material('alpaca', 'alpaca'),
  lacking('angora', materials(2, 'wool', 'cashmere', 'mohair')),
  material('sequin, sequined, sequinned', 'sequins'),
  lacking('lurex', kinds(2, 'cocktail-dresses')),
  lacking('gore tex', materials(2, 'nylon', 'polyester')),
  material('rubber', 'rubber'),
  lacking('neoprene, latex, vinyl, pvc', materials(2, 'faux leather', 'nylon')),
  material('14k gold, 14k, 14 karat, 14kt', '14k gold'),
  material('gold filled', 'gold filled'),
  material('satin', 'satin'),
  material('chiffon', 'chiffon'),
  material('crepe', 'crepe'),
  material('modal', 'modal'),
  material('jute', 'jute'),
  material('down, goose down, duck down', 'down'),
  material('patent leather, patent', 'patent leather'),
  lacking('hemp, ramie', materials(2, 'linen')),
  material('pearl, freshwater pearl', 'pearl'),
  lacking('diamond, crystal, cubic zirconia, turquoise stone, opal, bead, cz', kinds(2, 'jewelry')),
  lacking(
    'solid gold, 18k, 10k, 18k gold, 18 karat, real gold, fine gold, 24k, platinum, white gold',
    materials(3, 'gold plated brass'),
    shades(2, 'gold'),
  ),
]

const patternEntries: readonly Entry[] = [
  pattern(
    'solid, plain, solid color, solid colour, solid colored, unpatterned, plain colored, one color, single color, unprinted',
    'solid',
  ),
  sure(
    'striped, stripe, stripy, stripey, pinstripe, pinstriped, candy stripe, vertical stripe, horizontal stripe, ticking',
    {
      pattern: ['striped', 'breton-striped'],
    },
    { label: 'Striped' },
  ),
  pattern(
    'breton striped, breton stripe, nautical stripe, sailor stripe, mariniere, mariner stripe',
    'breton-striped',
  ),
  sure(
    'checked, check, checkered, chequered, windowpane, checkerboard, prince of wales, glen check, checker',
    { pattern: ['checked', 'plaid', 'gingham', 'houndstooth'] },
    { label: 'Checked' },
  ),
  sure(
    'plaid, tartan, buffalo plaid, buffalo check, glen plaid, madras',
    { pattern: ['plaid', 'checked'] },
    { label: 'Plaid' },
  ),
  pattern('gingham, vichy', 'gingham'),
  pattern('houndstooth, dogtooth', 'houndstooth'),
  pattern('paisley', 'paisley'),
  pattern('abstract, abstract print', 'abstract'),
  pattern('tie dye, tie dyed', 'tie-dye'),
  pattern('camo, camouflage, camo print', 'camo'),
  pattern('color block, color blocked, colour block', 'color-block'),
  pattern('graphic, graphic print, logo print', 'graphic'),
  pattern(
    'floral, flower, flowery, flowered, botanical, floral print, flower print, rose print, ditsy, ditsy floral, floral pattern, flower pattern',
    'floral',
  ),
  pattern(
    'animal print, leopard, leopard print, cheetah, cheetah print, zebra, zebra print, snake, snakeskin, snake print, python, tiger, tiger print, cow print, giraffe, animal, crocodile print, jaguar print, snakeskin print, zebra stripe',
    'animal-print',
  ),
  pattern('dotted, polka dot, dot, spotted, spot, dotty, spotty, polka, pin dot, polka dotted', 'dotted'),
  pattern('rib knit, rib, ribbed, rib knitted, ribbed knit', 'rib-knit'),
  pattern('cable knit, cable, cabled, cable knitted, cable stitch', 'cable-knit'),
  pattern('tweed, herringbone, boucle, harris tweed, donegal', 'tweed'),
  sure(
    'print, printed, patterned, pattern, allover print',
    {
      pattern: [
        'striped',
        'breton-striped',
        'checked',
        'plaid',
        'gingham',
        'floral',
        'paisley',
        'animal-print',
        'abstract',
        'dotted',
      ],
    },
    { label: 'Patterned' },
  ),
  lacking(
    'bandana print, toile, tropical print, palm print, fruit print, batik, damask, liberty print',
    patterns(2, 'floral'),
  ),
  lacking('ombre, dip dye', styles(2, 'bohemian')),
  lacking(
    'geometric, argyle, ikat, chevron, geometric print, fair isle, aztec, patchwork, diamond pattern',
    patterns(2, 'checked', 'striped'),
  ),
  lacking('logo, slogan, cartoon, monogram', kinds(1, 't-shirts'), styles(1, 'edgy')),
  lacking(
    'embroidered, embroidery, smocked, ruffled, ruched, fringe, fringed, tassel',
    styles(2, 'romantic', 'bohemian'),
  ),
  lacking('quilted, padded', kinds(2, 'puffer-jackets')),
  lacking('ripped, distressed look, torn, frayed, raw hem', washes(2, 'light wash'), styles(1, 'edgy')),
  lacking('peter pan collar, pussy bow, bow tie neck', necks(2, 'collared')),
]

export const lookEntries: readonly Entry[] = [...colorEntries, ...materialEntries, ...patternEntries]
