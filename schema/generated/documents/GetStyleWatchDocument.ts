import { documentOf } from '../../document.ts'
import type { GetStyleWatchQuery, GetStyleWatchQueryVariables } from '../types.ts'

export const GetStyleWatchDocument = /* #__PURE__ */ documentOf<GetStyleWatchQuery, GetStyleWatchQueryVariables>("query getStyleWatch($outfitId:ID!$itemNumber:Float!){__typename styleWatch(outfitId:$outfitId itemNumber:$itemNumber){__typename title path filters{__typename key values}}}", [], "f9e417902b5b29220d245aa23d46563f63a45b19fb8c92f645a2c5b3a4e5a626")
