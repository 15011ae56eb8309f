// A pair of shoes: the last, the sole, the upper, and how the two stand.
import type { ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { lastOf, type ToeForm } from '../last.ts'
import { material } from '../materials.ts'
import { copied, createModel, type Place } from '../model.ts'
import type { Dress, Thing } from '../thing.ts'
import { turned } from '../vec.ts'
import { boot, shaftOf } from './boots.ts'
import { oxford, sneaker } from './laced-uppers.ts'
import { dorsay, espadrille, loafer, maryJane, mule, pump, slingback, slipper } from './low-uppers.ts'
import { gladiator, slide, strappy, thong } from './open-uppers.ts'
import { insole, type Shoe } from './shoe.ts'
import { layHeel, layOutsole, soleMaterial, standOf } from './soles.ts'

const uppers: Readonly<Record<ShoeShape['upper'], (shoe: Shoe) => void>> = {
  pump,
  slingback,
  'mary-jane': maryJane,
  dorsay,
  ballet: pump,
  loafer,
  oxford,
  derby: oxford,
  monk: oxford,
  moccasin: loafer,
  mule,
  slide,
  clog: mule,
  slipper,
  espadrille,
  thong,
  strappy,
  gladiator,
  sport: sneaker,
  court: sneaker,
  runner: sneaker,
  'slip-on': sneaker,
  boot,
  bootie: boot,
}

const sporty: readonly ShoeShape['upper'][] = ['sport', 'court', 'runner', 'slip-on']
const bare: readonly ShoeShape['upper'][] = ['slide', 'thong', 'strappy', 'gladiator']

const toeOf = ({ toe, upper, heel }: ShoeShape): ToeForm => {
  if (sporty.includes(upper)) return 'sport'
  if (toe === 'open' || toe === 'peep') return heel === 'flat' || heel === 'wedge' ? 'round' : 'almond'
  if (toe === 'cap') return 'round'
  if (toe === 'pointed' && upper === 'boot' && (heel === 'stacked' || heel === 'cone')) return 'snip'
  return toe
}

const collarOf = (shape: ShoeShape) =>
  shape.shaft !== 'none'
    ? 5.6
    : shape.fastening === 'ankle-strap' || shape.fastening === 't-strap'
      ? 7.4
      : sporty.includes(shape.upper)
        ? 6.5
        : 5.5

const shoeOf = (shape: ShoeShape, dress: Dress): Shoe => {
  const { pick, main, second, metal } = dress
  const { heel, ball } = standOf(shape, pick('heel'))
  const isSport = sporty.includes(shape.upper)
  const last = lastOf({
    heel,
    ball,
    toe: toeOf(shape),
    collar: collarOf(shape),
    ...shaftOf({ shape, pick }, heel),
    wide: isSport ? 1.06 : bare.includes(shape.upper) ? 1.02 : 0.97,
    spring: isSport ? 1.3 : 0.7,
  })
  // Boots for the snow are lined with fur, which shows at their edge.
  const isWinter =
    shape.details.includes('pom-pom') ||
    (shape.upper === 'boot' && (shape.sole === 'foam' || shape.details.includes('quilted')))
  return {
    model: createModel(),
    last,
    shape,
    main,
    second,
    metal,
    pick,
    lining: isWinter
      ? material('fur', '#e6dccb')
      : material(isSport ? 'mesh' : 'leather', dress.lining, { dim: 0.86 }),
    // Flip-flops are of one color: the bed shows far more than the thongs.
    insole:
      shape.upper === 'thong' && shape.fastening === 'none'
        ? material('leather', main.color)
        : material(shape.sole === 'cork' ? 'suede' : 'leather', dress.lining),
    sole: soleMaterial(shape, main.color, second.color),
    thread: material('canvas', dress.thread),
    has: (detail) => shape.details.includes(detail),
  }
}

/**
 * Builds a pair of shoes that stands with the toes towards x: its surfaces, and the views, box and spots of
 * its pictures.
 */
export const pairOf = (shape: ShoeShape, dress: Dress): Thing => {
  const shoe = shoeOf(shape, dress)
  const { last, pick } = shoe
  insole(shoe)
  layOutsole(shoe)
  layHeel(shoe)
  uppers[shape.upper](shoe)
  const gap = 5.6 + (last.shaft > 20 ? 3 : 0) + (shape.sole === 'lug' || shape.sole === 'foam' ? 0.6 : 0)
  const ahead = pick('ahead') < 0.5 ? 2.6 : -2.2
  const near: Place = (p) => turned([p[0] - last.length / 2, p[1], p[2]], -4)
  const far: Place = (p) => {
    const [x, y, z] = turned([p[0] - last.length / 2, -p[1], p[2]], 5)
    return [x + ahead, y - gap * 2, z]
  }
  const isTall = last.shaft > 20
  const front = 200 + Math.round(pick('turn') * 26)
  return {
    patches: [...copied(shoe.model.patches, near), ...copied(shoe.model.patches, far)],
    front: { turn: front, rise: isTall ? 9 : 19 },
    back: { turn: front - 158, rise: isTall ? 9 : 17 },
    box: isTall ? [110, 110, 580, 770] : [80, 240, 640, 560],
    horizon: isTall ? 640 : 560,
    spots: {
      toe: near(last.over(last.length * 0.9, 0.3, 0.1)),
      vamp: near(last.over(last.length * 0.76, 0.25, 0.1)),
      'heel-tip': near([1.6, 2, 0.4]),
      front: near(last.over(last.length * 0.7, 0.2, 0.1)),
    },
    detail: near(last.shaft ? last.ring(Math.PI * 0.62, 1.15) : last.over(last.length * 0.62, 0.3, 0.2)),
    label: 'leather',
  }
}
