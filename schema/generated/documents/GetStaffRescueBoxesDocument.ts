import { documentOf } from '../../document.ts'
import type { GetStaffRescueBoxesQuery, GetStaffRescueBoxesQueryVariables } from '../types.ts'

export const GetStaffRescueBoxesDocument = /* #__PURE__ */ documentOf<GetStaffRescueBoxesQuery, GetStaffRescueBoxesQueryVariables>("query getStaffRescueBoxes($page:Int!){__typename staffRescueBoxes(page:$page){__typename nodes{__typename id orderId orderLabel title detail place status statusLabel grams placedAt trackingCode pieces{__typename itemNumber title brand sizeDisplay photoId}}totalCount hasNextPage}}", [], "e00e0d857065c4a9fb5431dec9308dca6c024e7d8f8e7e36d78ec3cf2ac5ea27")
