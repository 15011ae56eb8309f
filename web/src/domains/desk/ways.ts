// The way between the tables of people at work: the screens of the employee area in their groups.
import type { QueueName } from '@hemline/rules/desk/queues.ts'
import { arrivedState, openState } from '@hemline/rules/desk/views.ts'
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import {
  Banknote,
  Boxes,
  ChartLine,
  Cog,
  Eye,
  FileText,
  Flag,
  FlaskConical,
  Gift,
  Grid3x3,
  Handshake,
  History,
  LifeBuoy,
  type LucideIcon,
  Package,
  PackageOpen,
  ScanLine,
  Shirt,
  ShoppingBag,
  ShoppingBasket,
  Sparkles,
  Tag,
  ToggleRight,
  Truck,
  Undo2,
  User,
  Users,
  Wand,
} from 'lucide-react'

export type Way = {
  to: string
  /** The filter of the screen's table that shows the rows that the queue counts. */
  filter?: string
  label: string
  /** What somebody does at this table, for the first screen of the desk. */
  words: string
  task: StaffTask
  icon: LucideIcon
  /** Seldom needed: it has no tab of its own on a phone. */
  rare?: boolean
  /** The line of work whose count stands beside the word. */
  queue?: QueueName
}
export type Group = { name: string; ways: readonly Way[]; own?: boolean }

const groups: readonly Group[] = [
  {
    name: 'Care',
    ways: [
      {
        to: '/employee/orders',
        label: 'Orders',
        words: 'Find an order, pay back, cancel, send its mail again.',
        task: 'see_orders',
        icon: ShoppingBag,
        queue: 'orders',
        filter: `state=${openState}`,
      },
      {
        to: '/employee/people',
        label: 'People',
        words: 'Everybody with an account: find one, read all about them on one page.',
        task: 'see_orders',
        icon: User,
        rare: true,
      },
      {
        to: '/employee/cases',
        label: 'Cases',
        words: 'What went wrong for somebody: read, answer, decide.',
        task: 'cases',
        icon: LifeBuoy,
        queue: 'cases',
      },
      {
        to: '/employee/refunds',
        label: 'Refunds',
        words: 'Money that no card took back: who waits for it, and what helps.',
        task: 'see_orders',
        icon: Banknote,
        rare: true,
        queue: 'refunds',
      },
    ],
  },
  {
    name: 'Floor',
    ways: [
      {
        to: '/employee/pick',
        label: 'Pick',
        words: 'What is to be fetched from the shelves, house by house.',
        task: 'pick',
        icon: ScanLine,
        queue: 'pick',
      },
      {
        to: '/employee/shelf',
        label: 'Shelf',
        words: 'Scan a bin, then the pieces that go into it.',
        task: 'pick',
        icon: Grid3x3,
        rare: true,
      },
      {
        to: '/employee/pack',
        label: 'Pack',
        words: 'Scan a parcel’s pieces, print its label, hand it over.',
        task: 'pack',
        icon: Package,
        queue: 'pack',
      },
      {
        to: '/employee/intake',
        label: 'Intake',
        words: 'Scan a seller’s bag and grade it, piece by piece.',
        task: 'intake',
        icon: PackageOpen,
        queue: 'intake',
      },
      {
        to: '/employee/bags',
        label: 'Bags',
        words: 'All bags of sellers: where one is, and whose it is.',
        task: 'intake',
        icon: ShoppingBasket,
        rare: true,
      },
      {
        to: '/employee/parcels',
        label: 'Parcels',
        words: 'All parcels of orders, by state and tracking number.',
        task: 'pack',
        icon: Boxes,
        rare: true,
      },
      {
        to: '/employee/rescues',
        label: 'Rescue boxes',
        words: 'Boxes of pieces that didn’t sell: fetch, pack, hand over.',
        task: 'pack',
        icon: Gift,
        queue: 'rescues',
      },
      {
        to: '/employee/goody-boxes',
        label: 'Goody boxes',
        words: 'Boxes chosen for one person: look, swap, approve.',
        task: 'style',
        icon: Wand,
        queue: 'goodies',
      },
      {
        to: '/employee/returns',
        label: 'Returns',
        words: 'Parcels that shoppers sent back: receive, look over, decide.',
        task: 'returns',
        icon: Undo2,
        queue: 'returned',
        filter: `state=${arrivedState}`,
      },
      {
        to: '/employee/returns-to-seller',
        label: 'Back to sellers',
        words: 'Pieces that their sellers paid to have back.',
        task: 'return_to_seller',
        icon: Truck,
        queue: 'returns',
      },
    ],
  },
  {
    name: 'Shop',
    ways: [
      {
        to: '/employee/review',
        label: 'Review',
        words: 'Decide about pieces that somebody was not sure of.',
        task: 'review',
        icon: Eye,
        queue: 'review',
      },
      {
        to: '/employee/direct',
        label: 'From people',
        words: 'Pieces that people sell themselves: look first, then put on sale.',
        task: 'review',
        icon: Users,
        queue: 'direct',
      },
      {
        to: '/employee/reports',
        label: 'Reports',
        words: 'People and words that members reported: read, decide, tell both sides.',
        task: 'review',
        icon: Flag,
        queue: 'reports',
      },
      {
        to: '/employee/listing',
        label: 'Listing',
        words: 'Put accepted pieces on sale, many at once.',
        task: 'list_items',
        icon: Tag,
        queue: 'listing',
      },
      {
        to: '/employee/items',
        label: 'Pieces',
        words: 'Find a piece, change it, take it out of the shop, see its history.',
        task: 'edit_items',
        icon: Shirt,
      },
      {
        to: '/employee/edits',
        label: 'Edits',
        words: 'Choose pieces for the home page, name them, and say until when.',
        task: 'edit_items',
        icon: Sparkles,
      },
      {
        to: '/employee/partners',
        label: 'Partners',
        words: 'Feeds of suppliers and the rental partner: what came, what was not taken, and why.',
        task: 'see_partners',
        icon: Handshake,
      },
      {
        to: '/employee/content',
        label: 'Texts',
        words: 'Legal texts and answers of the help centre: look at what changes, and put it in force.',
        task: 'texts',
        icon: FileText,
      },
    ],
  },
  {
    name: 'House',
    ways: [
      {
        to: '/employee/jobs',
        label: 'Jobs',
        words: 'What waits, what fails, and what is given up.',
        task: 'see_jobs',
        icon: Cog,
        queue: 'jobs',
      },
      {
        to: '/employee/flags',
        label: 'Flags',
        words: 'What is on, for which share and for whom.',
        task: 'see_experiments',
        icon: ToggleRight,
      },
      {
        to: '/employee/experiments',
        label: 'Experiments',
        words: 'Versions that are tried out, and what people do with each.',
        task: 'see_experiments',
        icon: FlaskConical,
      },
      {
        to: '/employee/searches',
        label: 'Searches',
        words: 'What people at work looked for, and who looked.',
        task: 'see_searches',
        icon: History,
      },
      {
        to: '/employee/analytics',
        label: 'Visits',
        words: 'How many look, search and buy, and how fast pages are.',
        task: 'see_analytics',
        icon: ChartLine,
      },
    ],
  },
]

/** The group that is the whole work of a role; an employee and an admin do all of it. */
const ownGroup = (roles: readonly string[]): string | undefined => {
  if (roles.includes('admin') || roles.includes('employee')) return undefined
  if (roles.includes('support')) return 'Care'
  return roles.includes('processor') ? 'Floor' : undefined
}

/**
 * Returns the groups of desk links that employees with these roles may open; the group of their own role
 * comes first and is marked.
 */
export function groupsFor(roles: readonly string[]): Group[] {
  const own = ownGroup(roles)
  const open = groups
    .map((group) => ({
      ...group,
      ways: group.ways.filter((way) => mayDo(roles, way.task)),
      own: group.name === own,
    }))
    .filter((group) => group.ways.length > 0)
  return [...open.filter((group) => group.own), ...open.filter((group) => !group.own)]
}

/** Returns the address to which a desk link leads: the rows that its queue counts, where it has a queue. */
export const hrefOfWay = ({ to, filter }: Way): string => (filter ? `${to}?${filter}` : to)

/** Returns whether a path belongs to a desk link: /employee/orders/12 belongs to Orders. */
export const isAt = (pathname: string, { to }: Pick<Way, 'to'>): boolean =>
  pathname === to || pathname.startsWith(`${to}/`)

const roleWords: readonly (readonly [role: string, words: string])[] = [
  ['admin', 'Admin'],
  ['employee', 'Employee'],
  ['support', 'Care'],
  ['processor', 'Floor'],
]

/** Returns the name of the most powerful role among an employee's roles; '' without one. */
export const roleWord = (roles: readonly string[]): string =>
  roleWords.find(([role]) => roles.includes(role))?.[1] ?? ''
