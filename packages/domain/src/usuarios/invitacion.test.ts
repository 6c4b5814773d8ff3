import { expect, test } from 'vitest'
import { estadoInvitacion } from './invitacion.ts'

const ahora = new Date('2026-10-10T18:00:00Z')
const antes = new Date('2026-10-09T18:00:00Z')
const despues = new Date('2026-10-11T18:00:00Z')

test.each([
  ['pendiente', null, null, despues],
  ['expirada', null, null, ahora],
  ['revocada', null, antes, despues],
  ['revocada', null, antes, antes],
  ['usada', antes, null, antes],
  ['usada', antes, antes, despues],
] as const)(
  'an invitation is %s (used %s, revoked %s, expires %s)',
  (estado, usadaEn, revocadaEn, expiraEn) => {
    expect(estadoInvitacion({ usadaEn, revocadaEn, expiraEn }, ahora)).toBe(estado)
  },
)
