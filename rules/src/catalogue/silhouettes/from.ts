// Writes a silhouette as what differs from a plain piece of its sort.
import type {
  BagShape,
  BodyShape,
  BraShape,
  Detail,
  Extra,
  ExtraShape,
  Jewel,
  JewelShape,
  LegsShape,
  Shape,
  ShoeShape,
  SkirtShape,
} from './shape.ts'

/** Silhouettes by their names. */
export type Silhouettes = Readonly<Record<string, Shape>>

const plainBody: BodyShape = {
  on: 'body',
  fit: 'regular',
  hemLength: 'hip',
  neck: 'crew',
  collar: 'none',
  closure: 'none',
  sleeve: 'long',
  sleeveCut: 'set-in',
  cuff: 'plain',
  waist: 'none',
  hem: 'straight',
  pockets: 'none',
  details: [],
}
/** Returns a function that makes a shape with its own features over those of a plain piece. */
const over =
  <S extends Shape>(plain: S) =>
  (own: Partial<S> = {}): S => ({ ...plain, ...own })

export const top = over(plainBody)
export const dress = over<BodyShape>({
  ...plainBody,
  fit: 'fit-and-flare',
  hemLength: 'knee',
  closure: 'back-zip',
  sleeve: 'none',
  waist: 'seam',
})
export const knit = over<BodyShape>({ ...plainBody, cuff: 'rib', hem: 'rib' })
export const coat = over<BodyShape>({
  ...plainBody,
  neck: 'v',
  collar: 'notch',
  closure: 'buttons',
  hemLength: 'knee',
  pockets: 'welt',
})
export const jacket = over<BodyShape>({
  ...plainBody,
  neck: 'v',
  collar: 'notch',
  closure: 'buttons',
  pockets: 'flap',
})
export const onePiece = over<BodyShape>({
  ...plainBody,
  neck: 'v',
  sleeve: 'none',
  waist: 'seam',
  hemLength: 'floor',
  legs: { fit: 'wide', length: 'full' },
})
export const legs = over<LegsShape>({
  on: 'legs',
  rise: 'mid',
  leg: { fit: 'straight', length: 'full' },
  waistband: 'fly',
  pockets: 'slash',
  hem: 'straight',
  details: [],
})
export const skirt = over<SkirtShape>({
  on: 'skirt',
  cut: 'a-line',
  hemLength: 'knee',
  hem: 'straight',
  waistband: 'side-zip',
  closure: 'none',
  pockets: 'none',
  details: [],
})
export const shoe = over<ShoeShape>({
  on: 'feet',
  upper: 'ballet',
  toe: 'round',
  heel: 'flat',
  shaft: 'none',
  sole: 'thin',
  fastening: 'none',
  details: [],
})
export const bag = over<BagShape>({
  on: 'hand',
  body: 'tote',
  strap: 'two-handles',
  top: 'zip',
  size: 'medium',
  structure: 'structured',
  details: [],
})
export const bra = over<BraShape>({
  on: 'bust',
  bra: 'bra',
  cups: 'molded',
  straps: 'thin',
  details: [],
})
/** Builds the shape of a piece of jewelry from its name, size and details. */
export const jewel = (
  name: Jewel,
  size: JewelShape['size'] = 'medium',
  ...details: Detail[]
): JewelShape => ({
  on: 'jewel',
  jewel: name,
  size,
  details,
})
/** Builds the shape of an accessory that is neither clothing, shoe, bag nor jewelry: its name and details. */
export const extra = (name: Extra, ...details: Detail[]): ExtraShape => ({
  on: 'extra',
  extra: name,
  details,
})
