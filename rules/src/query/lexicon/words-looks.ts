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
  sure(
    'modal, lyocell, tencel, cupro, bamboo',
    { materials: ['viscose', 'rayon'] },
    { label: 'Viscose or rayon' },
  ),
  material(
    'linen, irish linen, french linen, belgian linen, italian linen, european linen, flax, pure linen',
    'linen',
  ),
  material(
    'leather, italian leather, spanish leather, vachetta, saffiano, pebbled leather, smooth leather, soft leather, sheepskin, goatskin, real leather, genuine leather, full grain leather, calfskin, lambskin, nappa, patent leather, cowhide, leathered',
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
  material('straw, raffia, jute, wicker, rattan, woven straw', 'straw'),
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
  lean('chiffon, georgette, crepe, organza, crepe de chine', materials(2, 'silk', 'viscose', 'polyester')),
  lean('jersey, jersey knit', materials(2, 'cotton', 'viscose', 'elastane')),
  lean('poplin, seersucker, voile, gauze, muslin, twill, eyelet, terry, terry cloth', materials(2, 'cotton')),
  lacking('velvet, velour, velveteen', materials(2, 'silk', 'viscose')),
  lacking('corduroy, cord, moleskin', materials(2, 'cotton')),
  lacking(
    'fleece, polar fleece, sherpa, teddy fleece',
    materials(1, 'cotton', 'polyester'),
    kinds(2, 'sweatshirts-hoodies'),
  ),
  lacking('lace, lacy, crochet, mesh, tulle, macrame, fishnet, broderie anglaise', styles(2, 'romantic')),
  lacking('fur, faux shearling, angora, mohair, alpaca', materials(2, 'wool', 'cashmere', 'merino wool')),
  lacking('sequin, sequined, sequinned, lurex', kinds(2, 'cocktail-dresses')),
  lacking('gore tex', materials(2, 'nylon', 'polyester')),
  lacking('neoprene, latex, rubber, vinyl, pvc', materials(2, 'faux leather', 'nylon')),
  lacking('hemp, ramie', materials(2, 'linen')),
  lacking('pearl, diamond, crystal, cubic zirconia, turquoise stone, opal, bead, cz', kinds(2, 'jewelry')),
  lacking(
    'solid gold, 14k, 18k, 10k, 14k gold, 18k gold, 14 karat, 18 karat, gold filled, real gold, fine gold, 14kt, 24k, platinum, white gold',
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
  pattern(
    'checked, check, checkered, chequered, plaid, tartan, gingham, buffalo plaid, buffalo check, windowpane, glen plaid, houndstooth, dogtooth, checkerboard, madras, prince of wales, glen check, checker',
    'checked',
  ),
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
    { pattern: ['striped', 'breton-striped', 'checked', 'floral', 'animal-print', 'dotted'] },
    { label: 'Patterned' },
  ),
  lacking(
    'paisley, bandana print, toile, tropical print, palm print, fruit print, batik, damask, liberty print',
    patterns(2, 'floral'),
  ),
  lacking('camo, camouflage, camo print', shades(2, 'olive', 'sage', 'sand'), patterns(1, 'animal-print')),
  lacking('tie dye, tie dyed, ombre, dip dye', styles(2, 'bohemian')),
  lacking(
    'geometric, argyle, ikat, chevron, abstract, geometric print, fair isle, aztec, color block, color blocked, patchwork, diamond pattern',
    patterns(2, 'checked', 'striped'),
  ),
  lacking('graphic, logo, slogan, cartoon, monogram, graphic print', kinds(1, 't-shirts'), styles(1, 'edgy')),
  lacking(
    'embroidered, embroidery, smocked, ruffled, ruched, fringe, fringed, tassel',
    styles(2, 'romantic', 'bohemian'),
  ),
  lacking('quilted, padded', kinds(2, 'puffer-jackets')),
  lacking('ripped, distressed look, torn, frayed, raw hem', washes(2, 'light wash'), styles(1, 'edgy')),
  lacking('peter pan collar, pussy bow, bow tie neck', necks(2, 'collared')),
]

export const lookEntries: readonly Entry[] = [...colorEntries, ...materialEntries, ...patternEntries]
