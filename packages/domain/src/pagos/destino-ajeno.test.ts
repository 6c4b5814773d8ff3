import { describe, expect, it } from 'vitest'
import { destinoAjeno } from './destino-ajeno.ts'

const bbva = { numeroCuenta: '0112345678', banco: 'BBVA' }
const clabe = { numeroCuenta: '012180001123456785', banco: 'BBVA Bancomer' }
const of = (digitos: string | null, banco: string | null = null) => ({
  cuenta: digitos === null ? null : { digitos, entera: digitos.length > 5 },
  banco,
  beneficiario: null,
})

describe('[VI-C3] money sent elsewhere than to the account of the method is told', () => {
  it.each([
    ['the last figures of the account', of('5678'), bbva],
    ['the last figures of its CLABE, whose check digit is not known', of('6785'), bbva],
    ['the whole CLABE of the account', of('012180001123456785'), bbva],
    ['the account of a CLABE', of('1123456785'.slice(0, -1)), clabe],
    ['the last three figures of the CLABE', of('785'), clabe],
    ['a card, which names no account', of('4152313400001234'), bbva],
    ['the bank by its old name', of(null, 'BBVA BANCOMER'), bbva],
    ['a bank that is in no list', of(null, 'Caja Popular'), bbva],
    ['a method that is no bank', of(null, 'HSBC'), { numeroCuenta: '70', banco: 'PROSA' }],
    ['nothing', null, bbva],
  ])('%s: nothing is told', (_, destino, metodo) => {
    expect(destinoAjeno(destino, metodo)).toBeNull()
  })
  it.each([
    ['other last figures', of('9999'), bbva, { cuenta: '9999', banco: null }],
    ['another CLABE', of('014180000123456780'), bbva, { cuenta: '014180000123456780', banco: 'SANTANDER' }],
    [
      'another bank',
      of(null, 'Banco Santander (México)'),
      bbva,
      { cuenta: null, banco: 'Banco Santander (México)' },
    ],
    ['another account of the same bank', of('0198765432'), bbva, { cuenta: '0198765432', banco: null }],
    ['the last figures of another account', of('1111'), clabe, { cuenta: '1111', banco: null }],
  ])('%s: it is told', (_, destino, metodo, ajeno) => {
    expect(destinoAjeno(destino, metodo)).toEqual(ajeno)
  })
})
