import { documentOf } from '../../document.ts'
import type { ToldPieceFragment } from '../types.ts'

export const ToldPieceFragmentDoc = /* #__PURE__ */ documentOf<ToldPieceFragment, unknown>("fragment ToldPiece on Item{__typename id itemNumber title brand photoIds categoryPath hasInappropriateContent}", [])
