// Reports of people and of their words (decision 0268).

/** What is reported: a person, a question about a piece, a member's answer, or a rating of a sale. */
export const memberReportKinds = ['person', 'question', 'answer', 'review'] as const
export type MemberReportKind = (typeof memberReportKinds)[number]

/** What an employee decides about a report. A warning and a suspension take the reported words off, too. */
export const memberReportActs = ['keep', 'remove_words', 'warn', 'suspend'] as const
export type MemberReportAct = (typeof memberReportActs)[number]

/** Characters beside a report, and of the reason of a decision. */
export const reportWordsMost = 400
