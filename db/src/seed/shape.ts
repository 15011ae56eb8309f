/** What a picture is told beside a piece's cut: the colour of its metal, and that a child wears it. */
export type SeedShape = {
  metal?: string
  small?: boolean
}
