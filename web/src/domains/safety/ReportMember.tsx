import { wordReasons } from '@hemline/rules/safety/reports.ts'
import type { MemberReportKind } from '@hemline/rules/vocabulary/safety.ts'
import { type PersonInput, ReportMemberDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { openModal } from '../../ui/modal.store.ts'
import { ReportForm } from './ReportForm.tsx'

type Props = { kind: MemberReportKind; id?: string; person?: PersonInput; title: string }

/**
 * Opens the dialog that reports a person, a question, an answer or a rating; resolves to whether the dialog
 * opened.
 */
export const openMemberReport = (props: Props): Promise<boolean> =>
  openModal({ id: 'report-member', label: props.title, content: async () => ReportMember, props })

/**
 * Renders the form of a report about a person or the person's words; the answer or the refusal stands in the
 * form.
 */
export function ReportMember({ kind, id, person, title }: Props) {
  const [{ fetching }, run] = useMutation(ReportMemberDocument)
  return (
    <ReportForm
      title={title}
      reasons={wordReasons}
      isBusy={fetching}
      send={async (said) => {
        const input = { ...said, kind, id: id ?? null, person: person ?? null }
        const { data, error } = await run({ input })
        const answer = data?.reportMember
        return answer?.__typename === 'ReportPayload'
          ? { said: answer.message }
          : { problem: answer?.message ?? friendlyError(error, 'generic') }
      }}
    />
  )
}
