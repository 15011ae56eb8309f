// Notes, errors, drawings and empty states, for the page of the kit's parts.
import { Button } from '../Button.tsx'
import { EnvelopeDrawing, HangerDrawing, LookingGlassDrawing, ToteDrawing } from '../drawings.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorMessage } from '../ErrorMessage.tsx'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { LinenBag } from '../LinenBag.tsx'
import { Grid } from '../layout.tsx'
import { NeedleDrawing } from '../NeedleDrawing.tsx'
import { Note } from '../Note.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { longWords, Part } from './Part.tsx'

function Saying() {
  return (
    <Part title="Notes, and what is not there">
      <Note>
        <b>Plain.</b> {longWords}
      </Note>
      <Note mood="green">
        <b>Green.</b> Your bundle ships on Nov 28.
      </Note>
      <Note mood="gold">
        <b>Gold.</b> You will earn 67 points.
      </Note>
      <ErrorMessage onRetry={() => undefined} />
      <Skeleton height={48} />
      <EmptyState drawing={<HangerDrawing />} title="Nothing here yet" action={<Button>Look around</Button>}>
        An empty state has a drawing, a sentence and one way on.
      </EmptyState>
    </Part>
  )
}

function Drawings() {
  return (
    <Part title="Drawings">
      <Grid columns={3}>
        <HangerDrawing />
        <ToteDrawing />
        <LookingGlassDrawing />
        <EnvelopeDrawing />
        <NeedleDrawing />
        <LinenBag />
      </Grid>
      <ErrorScreen heading="h2" onRetry={() => undefined} />
    </Part>
  )
}

/** Shows the kit's notes, errors, drawings and empty states. */
export const SayingParts = () => (
  <>
    <Saying />
    <Drawings />
  </>
)
