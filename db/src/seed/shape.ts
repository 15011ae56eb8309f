// How a seeded piece is cut, as its picture is told.
/** The drawing's parameters; names of the pictures package. */
export type SeedShape = {
  neck?: string
  sleeve?: string
  length?: string
  leg?: string
  heel?: string
  metal?: string
  adorned?: boolean
  small?: boolean
  design?: string
}
