import { documentOf } from '../../document.ts'
import type { GetLandingHeadQuery, GetLandingHeadQueryVariables } from '../types.ts'

export const GetLandingHeadDocument = /* #__PURE__ */ documentOf<GetLandingHeadQuery, GetLandingHeadQueryVariables>("query getLandingHead($slug:String!){__typename landingPage(slug:$slug){__typename slug title intro collage{__typename itemNumber slug brand title sizeDisplay price photoIds hasInappropriateContent}}}", [], "58c72a05d55e68e3ec2a89c2360cd188765a42e18a5854d38aa8b891fd85bf6c")
