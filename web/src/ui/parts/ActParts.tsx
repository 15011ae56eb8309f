// Buttons, what opens over the page, and ways between pages, for the page of the kit's parts.
import { Info, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Chip, ChipRow } from '../Chip.tsx'
import { CrumbStep, Crumbs } from '../Crumbs.tsx'
import { IconButton } from '../IconButton.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../layout.tsx'
import { ModalTitle } from '../Modal.tsx'
import { closeModal, openModal } from '../modal.store.ts'
import { Opener } from '../Opener.tsx'
import { OptionGrid } from '../OptionGrid.tsx'
import { Pages } from '../Pages.tsx'
import { PlainButton } from '../PlainButton.tsx'
import { Sheet } from '../Sheet.tsx'
import { TabRow } from '../TabRow.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { showToast } from '../toasts.store.ts'
import { longWords, Part } from './Part.tsx'

function Acting() {
  const [open, setOpen] = useState(false)
  return (
    <Part title="Acts">
      <Row>
        <Button>Main</Button>
        <Button look="line">Line</Button>
        <Button look="text">Text</Button>
        <Button look="danger">Danger</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <LinkButton>A small act</LinkButton>
        <IconButton aria-label="About">
          <Info size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton line aria-label="More">
          <Plus size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton line disabled aria-label="Fewer">
          <Minus size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Row>
      <p>
        Within a sentence an act is a <LinkButton inline>link</LinkButton>.
      </p>
      <Opener open={open} onToggle={() => setOpen(!open)}>
        Add a promo code
      </Opener>
      <ChipRow>
        <Chip pressed>Pressed</Chip>
        <Chip pressed={false}>Not pressed</Chip>
        <Chip removable aria-label="Remove Linen">
          Linen
        </Chip>
      </ChipRow>
      <OptionGrid>
        <PlainButton aria-pressed="true">S</PlainButton>
        <PlainButton aria-pressed="false">M</PlainButton>
        <PlainButton disabled>L</PlainButton>
      </OptionGrid>
      <Row gap={2}>
        <Badge>Plain</Badge>
        <Badge mood="good">Good</Badge>
        <Badge mood="green">Green</Badge>
        <Badge mood="sale">Sale</Badge>
        <Badge mood="gold">Gold</Badge>
        <Badge mood="bad">Bad</Badge>
      </Row>
    </Part>
  )
}

const AModal = () => (
  <Stack gap={4} pad={6}>
    <ModalTitle>A question</ModalTitle>
    <Text>A modal asks one thing, and waits for the answer.</Text>
    <Row>
      <Button onClick={closeModal}>Done</Button>
    </Row>
  </Stack>
)

function Opening() {
  const [sheet, setSheet] = useState<'bottom' | 'left'>()
  return (
    <Part title="Over the page">
      <Row>
        <Button
          look="line"
          onClick={() =>
            void openModal({ id: 'parts', label: 'A question', content: () => Promise.resolve(AModal) })
          }
        >
          Modal
        </Button>
        <Button look="line" onClick={() => setSheet('bottom')}>
          Sheet
        </Button>
        <Button look="line" onClick={() => setSheet('left')}>
          Sheet at the left
        </Button>
        <Button
          look="line"
          onClick={() => showToast({ text: 'Saved.', action: { label: 'Undo', act: () => undefined } })}
        >
          Toast
        </Button>
        <Tooltip words="A tip explains; nothing is said by it alone.">
          <Button look="line">Tooltip</Button>
        </Tooltip>
        <PlainButton>A button without a look</PlainButton>
      </Row>
      <Sheet
        open={sheet !== undefined}
        onClose={() => setSheet(undefined)}
        title="Filters"
        side={sheet ?? 'bottom'}
        footer={<Button onClick={() => setSheet(undefined)}>Show 214 pieces</Button>}
      >
        <Text>The content scrolls, the foot stays.</Text>
      </Sheet>
    </Part>
  )
}

function Leaving() {
  const [page, setPage] = useState(5)
  return (
    <Part title="From page to page">
      <Crumbs>
        <CrumbStep>
          <a href="/women">Women</a>
        </CrumbStep>
        <CrumbStep>
          <a href="/women/dresses">Dresses</a>
        </CrumbStep>
        <CrumbStep here>{longWords}</CrumbStep>
      </Crumbs>
      <TabRow aria-label="Pieces by state">
        <a href="/ui" aria-current="page">
          All <span className="num">3</span>
        </a>
        <a href="/ui">{longWords}</a>
      </TabRow>
      <Panel surface="green">
        <TabRow green aria-label="Your clean-outs">
          <a href="/ui" aria-current="page">
            Bags
          </a>
          <a href="/ui">Kits</a>
        </TabRow>
      </Panel>
      <Pages
        page={page}
        pageCount={12}
        label="Pages of a listing"
        jump={setPage}
        link={({ page: one, className, label, current, children }) => (
          <a
            key={`${label ?? ''}${one}`}
            href={`#page-${one}`}
            className={className}
            aria-label={label}
            aria-current={current ? 'page' : undefined}
            onClick={() => setPage(one)}
          >
            {children}
          </a>
        )}
      />
    </Part>
  )
}

/** Shows the kit's buttons, its overlays, and the ways between pages. */
export const ActParts = () => (
  <>
    <Acting />
    <Opening />
    <Leaving />
  </>
)
