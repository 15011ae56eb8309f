import { documentOf } from '../../document.ts'
import type { GetSizeFragmentQuery, GetSizeFragmentQueryVariables } from '../types.ts'

export const GetSizeFragmentDocument = /* #__PURE__ */ documentOf<GetSizeFragmentQuery, GetSizeFragmentQueryVariables>("query getSizeFragment($sizingId:Int!){__typename sizeFragment(sizingId:$sizingId){__typename sizingId label chartName chartTitle columns{__typename key label}row{__typename label cells{__typename text inches{__typename from to}}}}}", [], "f4232040796ebd8d344b39e1a8d608aa52c9148902ea5091cd9d968953a444f2")
