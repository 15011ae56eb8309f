// How a seeded piece is cut, as its picture is told.
/** The drawing's parameters of an item's cut; names are those of the pictures package. */
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
