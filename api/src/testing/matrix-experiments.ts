// Who may look at flags and experiments and change them: employees look, admins change; everybody is in some.
import { everybody, type Row, staffOnly } from './matrix-types.ts'

export const experimentsMatrix: Record<string, Row> = {
  'Query.staffFlags': { document: () => '{ staffFlags { id } }', expected: staffOnly('answered') },
  'Query.staffExperiments': {
    document: () => '{ staffExperiments { id } }',
    expected: staffOnly('answered'),
  },
  'Query.staffExperiment': {
    document: () => '{ staffExperiment(key: "cleanout_flow") { id } }',
    expected: staffOnly('answered'),
  },
  'Mutation.changeFlag': {
    document: () =>
      'mutation { changeFlag(input: { name: "p2p", enabled: false, rolloutPercent: 0, alwaysFor: [], reason: "For a test." }) { __typename } }',
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.draftExperiment': {
    document: () =>
      'mutation { draftExperiment(input: { key: "a_draft", name: "A draft", hypothesis: "", outcome: "order", baseRate: 1, effect: 1, arms: [], target: { departments: [], countries: [], devices: [] }, reason: "For a test." }) { __typename } }',
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.changeExperiment': {
    document: () =>
      'mutation { changeExperiment(input: { key: "cleanout_button", act: "start", rampPercent: 1, reason: "For a test." }) { __typename } }',
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.noteExposure': {
    document: () => 'mutation { noteExposure(experiment: "nonsense", arm: "control") { exposed } }',
    expected: everybody('answered'),
  },
}
