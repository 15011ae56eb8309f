// Houses and their further lines: who asks for the house finds its lines as well.
import { slugify } from '../../common/slugs.ts'

/** The lines of each house, by the names under which the shop lists them; a house may be no brand itself. */
const linesOfHouse: Readonly<Record<string, readonly string[]>> = {
  'Michael Kors': ['MICHAEL Michael Kors'],
  'Ralph Lauren': ['Lauren by Ralph Lauren', 'Polo Ralph Lauren', 'Ralph Lauren Childrenswear'],
  'Ann Taylor': ['Ann Taylor Factory', 'LOFT'],
  'Isabel Marant': ['Isabel Marant Étoile'],
  Chloé: ['See by Chloé'],
  Valentino: ['Red Valentino'],
  'Max Mara': ['Max Mara Weekend', 'Weekend Max Mara', 'MAX&Co.', 'Sportmax', 'Marina Rinaldi'],
  'Issey Miyake': ['Issey Miyake Pleats Please'],
  'Rebecca Taylor': ['La Vie Rebecca Taylor'],
  'St. John': ['St. John Collection by Marie Gray'],
  'Nine West': ['Nine West Handbags'],
  'Steve Madden': ['Steve Madden Accessories'],
  'J.Crew': ['Crewcuts'],
  Boden: ['Mini Boden'],
  'Abercrombie & Fitch': ['Abercrombie Kids'],
  adidas: ['Adidas Originals'],
  Aritzia: ['Aritzia Wilfred', 'Babaton'],
  Armani: ['Giorgio Armani', 'Emporio Armani'],
  'Ted Baker': ['Ted Baker London'],
  Anthropologie: ['Maeve', 'Pilcro'],
  'Tommy Hilfiger': ['Tommy Hilfiger Kids'],
  'Under Armour': ['Under Armour Youth'],
  'Cotton On': ['Cotton On Body', 'Cotton On Kids'],
  OVS: ['OVS Kids'],
  "Chico's": ["Chico's Off the Rack"],
  Jacadi: ['Jacadi Paris'],
  'Tiffany & Co.': ['Tiffany & Company'],
}

/** All houses with their lines. */
export const houses: readonly (readonly [house: string, lines: readonly string[]])[] =
  Object.entries(linesOfHouse)

const houseOfLine = new Map(
  houses.flatMap(([house, lines]) => lines.map((line) => [slugify(line), house] as const)),
)
/**
 * Returns the name of the fashion house to which a brand belongs as one of its lines, however the brand is
 * spelled; null for a brand that is no line.
 */
export const houseOf = (brand: string): string | null => houseOfLine.get(slugify(brand)) ?? null
