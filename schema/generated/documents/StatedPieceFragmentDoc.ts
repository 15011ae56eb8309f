import { documentOf } from '../../document.ts'
import type { StatedPieceFragment } from '../types.ts'

export const StatedPieceFragmentDoc = /* #__PURE__ */ documentOf<StatedPieceFragment, unknown>("fragment StatedPiece on Item{__typename brand colorNames materials measurements{__typename name inches}}", [])
