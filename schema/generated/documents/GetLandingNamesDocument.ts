import { documentOf } from '../../document.ts'
import type { GetLandingNamesQuery, GetLandingNamesQueryVariables } from '../types.ts'

export const GetLandingNamesDocument = /* #__PURE__ */ documentOf<GetLandingNamesQuery, GetLandingNamesQueryVariables>("query getLandingNames($slug:String!){__typename landingPage(slug:$slug){__typename slug title filters{__typename key values}}}", [], "77987ed888b596ab319e817b64fd932dade4d6f54ddfc21019c0c786b2bcd6db")
