import { reportReasons } from '@hemline/rules/vocabulary/direct-sell.ts'
import { ReportListingDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { openModal } from '../../ui/modal.store.ts'
import { ReportForm } from '../safety/ReportForm.tsx'

type Props = { itemNumber: number }
const title = 'Report this piece'

/** Opens the dialog that reports a piece sold by a member; resolves to whether the dialog opened. */
export const openReport = (itemNumber: number): Promise<boolean> =>
  openModal({ id: 'report-piece', label: title, content: async () => ReportPiece, props: { itemNumber } })

/** Renders the form of a report about a piece that a member sells. */
export function ReportPiece({ itemNumber }: Props) {
  const [{ fetching }, run] = useMutation(ReportListingDocument)
  return (
    <ReportForm
      title={title}
      reasons={reportReasons}
      isBusy={fetching}
      send={async (said) => {
        const { data, error } = await run({ input: { itemNumber, ...said } })
        const answer = data?.reportListing
        return answer?.__typename === 'ReportPayload'
          ? { said: answer.message }
          : { problem: answer?.message ?? friendlyError(error, 'generic') }
      }}
    />
  )
}
