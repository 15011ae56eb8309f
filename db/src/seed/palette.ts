// Colors: the basic ones that shoppers filter by, and the finer shades that are drawn; all slightly
// greyed, like worn cloth.
export type Basic =
  | 'black'
  | 'white'
  | 'gray'
  | 'brown'
  | 'tan'
  | 'red'
  | 'pink'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'gold'
  | 'silver'
  | 'multi'
export type Shade = { name: string; basic: Basic; hex: string }

export const basicColors: readonly { name: Basic; hex: string }[] = [
  { name: 'black', hex: '#2b2a2c' },
  { name: 'white', hex: '#f3efe6' },
  { name: 'gray', hex: '#8d8c89' },
  { name: 'brown', hex: '#6b4a36' },
  { name: 'tan', hex: '#c4a27c' },
  { name: 'red', hex: '#a8322f' },
  { name: 'pink', hex: '#d99aa5' },
  { name: 'orange', hex: '#c8703a' },
  { name: 'yellow', hex: '#d8b24a' },
  { name: 'green', hex: '#4f7156' },
  { name: 'blue', hex: '#3f628c' },
  { name: 'purple', hex: '#6d5580' },
  { name: 'gold', hex: '#c09a4e' },
  { name: 'silver', hex: '#b5b7b8' },
  { name: 'multi', hex: '#a0766a' },
]

const shade = (basic: Basic, ...rows: readonly (readonly [string, string])[]): Shade[] =>
  rows.map(([name, hex]) => ({ name, basic, hex }))

export const shades: readonly Shade[] = [
  ...shade('black', ['black', '#2b2a2c'], ['ink', '#2a2f38'], ['charcoal black', '#363538']),
  ...shade('white', ['white', '#f3efe6'], ['ivory', '#efe6d3'], ['cream', '#ece0c6']),
  ...shade('gray', ['heather gray', '#a4a29e'], ['slate', '#66707a'], ['charcoal', '#55555a']),
  ...shade('brown', ['chocolate', '#563a2c'], ['chestnut', '#7a4a33'], ['mocha', '#8a6a54']),
  ...shade('tan', ['camel', '#b98d5f'], ['oatmeal', '#d6c6a8'], ['sand', '#cbb38c']),
  ...shade('red', ['brick red', '#a2473a'], ['burgundy', '#6d2a35'], ['cherry', '#a8322f']),
  ...shade('pink', ['blush', '#e0b4ad'], ['dusty rose', '#c08788'], ['raspberry', '#a84868']),
  ...shade('orange', ['rust', '#a9562f'], ['apricot', '#dda171'], ['terracotta', '#b8694a']),
  ...shade('yellow', ['mustard', '#c2983b'], ['butter', '#e6d28f'], ['marigold', '#d6a63c']),
  ...shade(
    'green',
    ['bottle green', '#2f5142'],
    ['sage', '#97a78b'],
    ['olive', '#6c6b42'],
    ['emerald', '#35735c'],
  ),
  ...shade('blue', ['navy', '#2c3a55'], ['sky blue', '#93b0c8'], ['cobalt', '#38579a'], ['teal', '#35696f']),
  ...shade('purple', ['plum', '#5b3a55'], ['lavender', '#a79ab8'], ['aubergine', '#4a3348']),
]

export const metals: readonly Shade[] = [
  { name: 'gold', basic: 'gold', hex: '#c09a4e' },
  { name: 'rose gold', basic: 'gold', hex: '#c1907a' },
  { name: 'silver', basic: 'silver', hex: '#b5b7b8' },
]

/** Washes of denim, each with the shade in which it is drawn. */
export const washes: readonly (Shade & { wash: string })[] = [
  { wash: 'dark wash', name: 'indigo', basic: 'blue', hex: '#2f3e58' },
  { wash: 'medium wash', name: 'mid blue', basic: 'blue', hex: '#56759a' },
  { wash: 'light wash', name: 'pale blue', basic: 'blue', hex: '#98b1c6' },
  { wash: 'black wash', name: 'washed black', basic: 'black', hex: '#3a3b3e' },
  { wash: 'white wash', name: 'ecru', basic: 'white', hex: '#eae3d3' },
]

/** How often a piece of denim has each wash. */
export const washShares = washes.map((wash) => [{ 'white wash': 1 }[wash.wash] ?? 2, wash] as const)
