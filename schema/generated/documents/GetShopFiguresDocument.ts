import { documentOf } from '../../document.ts'
import type { GetShopFiguresQuery, GetShopFiguresQueryVariables } from '../types.ts'

export const GetShopFiguresDocument = /* #__PURE__ */ documentOf<GetShopFiguresQuery, GetShopFiguresQueryVariables>("query getShopFigures{__typename shopFigures{__typename piecesOnSale brandsOnSale piecesPassedOn impact{__typename glassesOfWater hoursOfLighting milesByCar}}}", [], "d2df58920c009a14bdf7b33dfdb0ca17ee9eb4bae54f0b342752e35ee4d6b98e")
