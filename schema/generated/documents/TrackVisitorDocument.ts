import { documentOf } from '../../document.ts'
import type { TrackVisitorMutation, TrackVisitorMutationVariables } from '../types.ts'

export const TrackVisitorDocument = /* #__PURE__ */ documentOf<TrackVisitorMutation, TrackVisitorMutationVariables>("mutation trackVisitor($input:TrackVisitorInput!){__typename trackVisitor(input:$input){__typename success}}", [], "855f5f1a0f9b3f803d069a7e27ddaac6bd2334e1ad5690c5d1e6d1bee9aefe12")
