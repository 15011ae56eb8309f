// For whom an experiment runs. An empty list and null ask for nothing.
import type { DeviceClass } from '../vocabulary/wire.ts'

/** What an experiment asks of a person. */
export type ExperimentTarget = {
  /** True: accounts alone; false: visitors alone. */
  readonly loggedIn: boolean | null
  /** True: people who have bought nothing yet; false: people who have bought. */
  readonly isNew: boolean | null
  /** True: employees alone; false: everybody but employees. */
  readonly isStaff: boolean | null
  /** Departments, of which the person has sizes in one at least. */
  readonly departments: readonly string[]
  /** Two-letter codes of countries. */
  readonly countries: readonly string[]
  readonly devices: readonly string[]
}

/** What is known of a person. A visitor's country is US, as everywhere in the shop. */
export type ExperimentPerson = {
  readonly loggedIn: boolean
  readonly isNew: boolean
  readonly isStaff: boolean
  readonly departments: readonly string[]
  readonly country: string
  readonly device: DeviceClass | undefined
}

const wanted = (asked: boolean | null, is: boolean) => asked === null || asked === is
const oneOf = (asked: readonly string[], have: readonly (string | undefined)[]) =>
  asked.length === 0 || have.some((one) => one !== undefined && asked.includes(one))

/**
 * Returns whether a person meets all conditions of an experiment's target (login, new, staff, departments,
 * countries, devices).
 */
export const takesPart = (target: ExperimentTarget, person: ExperimentPerson): boolean =>
  wanted(target.loggedIn, person.loggedIn) &&
  wanted(target.isNew, person.isNew) &&
  wanted(target.isStaff, person.isStaff) &&
  oneOf(target.departments, person.departments) &&
  oneOf(target.countries, [person.country]) &&
  oneOf(target.devices, [person.device])

/**
 * Returns whether a target has conditions (new, departments, countries) that only the database can answer.
 */
export const asksForRows = ({ isNew, departments, countries }: ExperimentTarget): boolean =>
  isNew !== null || departments.length > 0 || countries.length > 0

const words = (yes: string, no: string, asked: boolean | null) => (asked === null ? [] : [asked ? yes : no])

/** Returns in words for whom an experiment runs: 'Everybody', or its conditions with commas between. */
export function targetWords(target: ExperimentTarget): string {
  const all = [
    ...words('members', 'visitors', target.loggedIn),
    ...words('who has bought nothing yet', 'who has bought before', target.isNew),
    ...words('employees', 'no employees', target.isStaff),
    ...(target.departments.length > 0 ? [`sizes in ${target.departments.join(' or ')}`] : []),
    ...(target.countries.length > 0 ? [`from ${target.countries.join(' or ')}`] : []),
    ...(target.devices.length > 0 ? [`on ${target.devices.join(' or ')}`] : []),
  ].join(', ')
  return all === '' ? 'Everybody' : `${all.charAt(0).toUpperCase()}${all.slice(1)}`
}
