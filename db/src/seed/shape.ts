// How a seeded piece is cut, as its picture is told.
/** The drawing's parameters of an item's cut; names are those of the pictures package. */
export type SeedShape = {
  heel?: string
  metal?: string
  adorned?: boolean
  small?: boolean
  design?: string
}
