// The door of blocks and reports between members (decision 0268).
export { blockedPeople, blockPerson } from './blocking.ts'
export { decideMemberReport, liftSuspension, memberReports } from './deciding.ts'
export { purgeReportWords } from './purge.ts'
export { reportMember } from './reporting.ts'
