import { expect, test } from 'vitest'
import { metodoDelDestino } from './destino-ajeno.ts'

const bbva = { numeroCuenta: '0123456789', banco: 'BBVA' }
const clabe = { numeroCuenta: '012180001234567891', banco: 'BBVA' }
const banorte = { numeroCuenta: '0988886789', banco: 'Banorte' }
const cuenta = (digitos: string, entera = false, banco: string | null = null) => ({
  cuenta: { digitos, entera },
  banco,
  beneficiario: null,
})

test.each([
  ['its account whole', cuenta('0123456789', true), [bbva, banorte], bbva],
  ['its end', cuenta('56789'), [bbva, banorte], bbva],
  ['an end that two accounts have', cuenta('6789'), [bbva, banorte], null],
  ['that end, and the bank of one', cuenta('6789', false, 'BBVA MEXICO'), [bbva, banorte], bbva],
  ['three figures', cuenta('789'), [bbva], null],
  ['the end of a CLABE', cuenta('7891'), [clabe], clabe],
  ['its account, at another bank', cuenta('56789', false, 'SANTANDER'), [bbva], null],
  ['an account of nobody here', cuenta('44444'), [bbva, banorte], null],
  ['a card', cuenta('4152313800001234', true), [bbva], null],
  ['no account', { cuenta: null, banco: 'BBVA', beneficiario: null }, [bbva], null],
  ['nothing', null, [bbva], null],
  ['the same account kept twice', cuenta('56789'), [bbva, { ...bbva }], null],
] as const)(
  '[IX-A proof] of a proof that names %s the method is chosen only where it is one',
  (_que, destino, metodos, es) => {
    expect(metodoDelDestino(destino, metodos)).toBe(es)
  },
)
