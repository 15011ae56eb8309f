import { documentOf } from '../../document.ts'
import type { NoteExposureMutation, NoteExposureMutationVariables } from '../types.ts'

export const NoteExposureDocument = /* #__PURE__ */ documentOf<NoteExposureMutation, NoteExposureMutationVariables>("mutation noteExposure($experiment:ID!$arm:String!){__typename noteExposure(experiment:$experiment arm:$arm){__typename exposed}}", [], "fbbfc4445206d668b28b7ab8d64667a1879f9ac1ce8bfb73d4036d9a8201038b")
