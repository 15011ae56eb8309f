// Rights to the security of an account; rows of matrix.ts. Everybody has their own, banned people too: the
// account is theirs, and somebody else may know its password.
import { type Asks, asks, type Row } from './matrix-types.ts'

const members = (outcome: string): Record<Asks, string> => ({
  ...(Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>),
  visitor: 'UNAUTHENTICATED',
})

export const securityMatrix: Record<string, Row> = {
  'Query.security': { document: () => '{ security { recoveryCodesLeft } }', expected: members('answered') },
  'Mutation.finishLogIn': {
    document: () => 'mutation { finishLogIn(input: { challenge: "none", code: "000000" }) { __typename } }',
    expected: { ...members('LogInEnded'), visitor: 'LogInEnded' },
  },
  'Mutation.beginTwoStep': {
    document: () => 'mutation { beginTwoStep { __typename } }',
    expected: members('TwoStepSecret'),
  },
  'Mutation.confirmTwoStep': {
    document: () => 'mutation { confirmTwoStep(code: "000000") { __typename } }',
    expected: members('TwoStepRefused'),
  },
  'Mutation.renewRecoveryCodes': {
    document: () => 'mutation { renewRecoveryCodes { __typename } }',
    expected: members('TwoStepRefused'),
  },
  'Mutation.endTwoStep': {
    document: () => 'mutation { endTwoStep { __typename } }',
    expected: members('SecurityPayload'),
  },
  'Mutation.changeName': {
    document: () => 'mutation { changeName(firstName: "", lastName: "") { __typename } }',
    expected: members('InvalidInput'),
  },
  'Mutation.changeEmail': {
    document: () => 'mutation { changeEmail(email: "none") { __typename } }',
    expected: members('InvalidInput'),
  },
  'Mutation.endDevice': {
    document: () => 'mutation { endDevice(id: "none") { security { recoveryCodesLeft } } }',
    expected: members('answered'),
  },
  'Mutation.endOtherDevices': {
    document: () => 'mutation { endOtherDevices { security { recoveryCodesLeft } } }',
    expected: members('answered'),
  },
  'Query.passkeys': { document: () => '{ passkeys { id } }', expected: members('answered') },
  'Mutation.beginPasskey': {
    document: () => 'mutation { beginPasskey { __typename } }',
    expected: { ...members('PasskeyRequest'), banned: 'PasskeyRefused' },
  },
  'Mutation.addPasskey': {
    document: () =>
      'mutation { addPasskey(input: { credentialId: "none", clientData: "none", attestation: "none", transports: [] }) { __typename } }',
    expected: members('PasskeyRefused'),
  },
  'Mutation.renamePasskey': {
    document: () => 'mutation { renamePasskey(id: "none", name: "") { __typename } }',
    expected: members('InvalidInput'),
  },
  'Mutation.removePasskey': {
    document: () => 'mutation { removePasskey(id: "none") { __typename } }',
    expected: members('PasskeysPayload'),
  },
  'Mutation.beginPasskeyLogIn': {
    document: () => 'mutation { beginPasskeyLogIn { __typename } }',
    expected: { ...members('PasskeyRequest'), visitor: 'PasskeyRequest' },
  },
  'Mutation.logInWithPasskey': {
    document: () =>
      'mutation { logInWithPasskey(input: { credentialId: "none", clientData: "none", authenticatorData: "none", signature: "none" }) { __typename } }',
    expected: { ...members('LogInRefused'), visitor: 'LogInRefused' },
  },
}
