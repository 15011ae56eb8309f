// Houses and their further lines: who asks for the house finds its lines as well.

/** The lines of each house, by the names under which the shop lists them. */
const linesOfHouse: Readonly<Record<string, readonly string[]>> = {
  'Michael Kors': ['MICHAEL Michael Kors'],
  'Ralph Lauren': ['Lauren by Ralph Lauren', 'Polo Ralph Lauren', 'Ralph Lauren Childrenswear'],
  'Ann Taylor': ['Ann Taylor Factory', 'LOFT'],
  'Calvin Klein': ['Calvin Klein Jeans'],
  'Marc Jacobs': ['Marc by Marc Jacobs'],
  'Isabel Marant': ['Isabel Marant Étoile'],
  Chloé: ['See by Chloé'],
  Valentino: ['Valentino Garavani', 'Red Valentino'],
  'Max Mara': ['Max Mara Weekend'],
  'Issey Miyake': ['Issey Miyake Pleats Please'],
  'Rebecca Taylor': ['La Vie Rebecca Taylor'],
  'St. John': ['St. John Collection by Marie Gray'],
  'Nine West': ['Nine West Handbags'],
  'Steve Madden': ['Steve Madden Accessories'],
  'J.Crew': ['Crewcuts'],
  Boden: ['Mini Boden'],
  'Abercrombie & Fitch': ['Abercrombie Kids'],
  adidas: ['adidas Originals'],
  Aritzia: ['Aritzia Wilfred', 'Babaton'],
  Armani: ['Giorgio Armani', 'Emporio Armani', 'Armani Exchange'],
  'Ted Baker': ['Ted Baker London'],
  Anthropologie: ['Maeve', 'Pilcro'],
}

/** All houses with their lines. */
export const houses: readonly (readonly [house: string, lines: readonly string[]])[] =
  Object.entries(linesOfHouse)

const houseOfLine = new Map(houses.flatMap(([house, lines]) => lines.map((line) => [line, house] as const)))
/**
 * Returns the name of the fashion house to which a brand belongs as one of its lines; null for a brand that
 * is no line.
 */
export const houseOf = (brand: string): string | null => houseOfLine.get(brand) ?? null
