import { documentOf } from '../../document.ts'
import type { GetLandingPageQuery, GetLandingPageQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OutfitPartsFragmentDoc } from './OutfitPartsFragmentDoc.ts'

export const GetLandingPageDocument = /* #__PURE__ */ documentOf<GetLandingPageQuery, GetLandingPageQueryVariables>("query getLandingPage($slug:String!$release:ID){__typename landingPage(slug:$slug release:$release){__typename slug title intro filters{__typename key values}totalCount collage{__typename ...ItemCard}blocks{__typename id title words href totalCount items{__typename ...ItemCard}outfits{__typename ...OutfitParts}}}}", [ItemCardFragmentDoc, OutfitPartsFragmentDoc], "3b5c8c64a15be77d473c8a84b07f204a28cc59760fdb00646ec0fd0319f4e23e")
