// Cases of the resolution hub: what went wrong, what the rules grant for it at once, and what people answer
// (specification §2, §7; decision 0184). Other domains import only from this file.

export { lockCase } from './cases.db.ts'
export { approveCase, decideCase } from './decide.ts'
export { declineCase } from './decline.ts'
export { followCases, openLetterCase } from './follow.ts'
export { refuseCase } from './grants.ts'
export { takeCase } from './hand-over.ts'
export { type CaseMailDoors, sendCaseMail } from './mail.ts'
export { openPersonCase, subjectOf } from './person-case.ts'
export { caseShowsPhoto } from './photos-by-key.ts'
export { resolutionItems, resolutionOffers } from './preview.ts'
export { selectResolution } from './requests.ts'
export { resolutionShippings } from './shippings.ts'
export {
  actOnCase,
  answerCase,
  caseForStaff,
  casesForStaff,
  closeCase,
  done,
  noteOnCase,
  refusal,
  replyToCase,
  searchCases,
} from './staff.ts'
export { ownCase, writeToCase } from './talk.ts'
export { casesOfViewer, viewCase } from './view.ts'
export { withdrawCase } from './withdraw.ts'
