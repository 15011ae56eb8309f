// How often pieces of a kind are of each basic color: a real closet is mostly black, blue, white and gray.

/** Shares of the basic colors among the pieces of a kind. */
export type ColorShares = readonly (readonly [share: number, color: string])[]

/** Tops, dresses, knitwear and all else that has no shares of its own. */
export const everydayColors: ColorShares = [
  [19, 'black'],
  [15, 'blue'],
  [14, 'white'],
  [9, 'gray'],
  [8, 'pink'],
  [8, 'green'],
  [7, 'red'],
  [5, 'tan'],
  [5, 'brown'],
  [3, 'purple'],
  [2, 'orange'],
  [2, 'yellow'],
]

/** Trousers and skirts. */
export const lowerColors: ColorShares = [
  [28, 'black'],
  [14, 'blue'],
  [12, 'gray'],
  [9, 'tan'],
  [9, 'white'],
  [7, 'green'],
  [6, 'brown'],
  [4, 'red'],
  [3, 'pink'],
  [1, 'orange'],
  [1, 'yellow'],
  [1, 'purple'],
]

/** Coats and jackets. */
export const outerColors: ColorShares = [
  [25, 'black'],
  [14, 'blue'],
  [13, 'gray'],
  [13, 'tan'],
  [8, 'green'],
  [7, 'brown'],
  [6, 'white'],
  [4, 'red'],
  [3, 'pink'],
  [1, 'purple'],
  [1, 'orange'],
  [1, 'yellow'],
]

/** Shoes, bags, belts and clothes of leather. */
export const leatherColors: ColorShares = [
  [30, 'black'],
  [21, 'brown'],
  [16, 'tan'],
  [7, 'white'],
  [5, 'blue'],
  [5, 'red'],
  [4, 'gray'],
  [3, 'pink'],
  [3, 'green'],
  [1, 'purple'],
  [1, 'orange'],
  [1, 'yellow'],
]

/** Shoes for sports, and what is made of canvas or rubber. */
export const sportyColors: ColorShares = [
  [20, 'white'],
  [16, 'black'],
  [14, 'blue'],
  [11, 'gray'],
  [9, 'pink'],
  [8, 'green'],
  [6, 'red'],
  [4, 'purple'],
  [4, 'tan'],
  [3, 'yellow'],
  [3, 'orange'],
  [2, 'brown'],
]

/** Underwear and tights. */
export const intimateColors: ColorShares = [
  [28, 'black'],
  [18, 'white'],
  [14, 'pink'],
  [10, 'tan'],
  [6, 'red'],
  [6, 'blue'],
  [5, 'gray'],
  [3, 'purple'],
  [2, 'green'],
  [2, 'brown'],
]

/** Wedding dresses: nearly all are white, ivory or cream. */
export const bridalColors: ColorShares = [
  [92, 'white'],
  [8, 'pink'],
]

/** Children's clothes and shoes, which are brighter. */
export const childrensColors: ColorShares = [
  [18, 'blue'],
  [15, 'pink'],
  [12, 'white'],
  [10, 'green'],
  [9, 'gray'],
  [8, 'red'],
  [8, 'black'],
  [6, 'yellow'],
  [5, 'purple'],
  [4, 'orange'],
  [3, 'tan'],
  [2, 'brown'],
]
