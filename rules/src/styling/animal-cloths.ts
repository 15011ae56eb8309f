// What comes from animals, by cloth and by title: a vegan refuses all of it.

/** Words that titles and cloths of such pieces have. */
export const animalWords: readonly string[] = ['leather', 'suede', 'silk', 'wool', 'cashmere', 'down']

const cloth =
  /(?<!faux |vegan |fake |imitation )\b(?:leather|suede|nubuck|shearling|sheepskin|wool|merino|cashmere|mohair|alpaca|angora|silk|fur|calf hair|feathers?)\b|^(?:goose |duck )?down$/i
/** "button-down" is a collar; "down coat" is filled with feathers. */
const downFilled = /\bdown[- ](?:filled|coat|jacket|parka|puffer|vest|fill)/i

/** Returns whether a cloth comes from animals: "merino wool" does, "faux leather" does not. */
export const isAnimalCloth = (material: string): boolean => cloth.test(material.trim())

/** Returns whether a piece has something from animals, by its cloths or by its title. */
export const isFromAnimals = ({
  materials,
  title,
}: {
  materials: readonly string[]
  title: string
}): boolean => materials.some(isAnimalCloth) || cloth.test(title) || downFilled.test(title)
