import { describe, expect, it } from 'vitest'
import { estadoDeSolicitud, impedimentoDeResolver } from './can-resolve.ts'
import { hideClabe, parseClabe } from './clabe.ts'

describe('a CLABE', () => {
  it.each([
    ['012180000123456782', 'BBVA MEXICO'],
    ['014 180 00012345678 0', 'SANTANDER'],
    ['002-180-000123456789', 'BANAMEX'],
    ['646180000123456789', 'STP'],
    ['032180000118359719', 'Banco 032, no identificado'],
  ])('%s is read, with its bank', (texto, banco) => {
    const read = parseClabe(texto)
    expect(read.valida ? read.banco : read.motivo).toBe(banco)
  })
  it.each([
    ['01218000012345678', 'largo'],
    ['0121800001234567821', 'largo'],
    ['01218000012345678A', 'largo'],
    ['012180001234567895', 'digito'],
    ['012180000123456783', 'digito'],
  ])('%s is refused by its %s', (texto, motivo) => {
    expect(parseClabe(texto)).toEqual({ valida: false, motivo })
  })
  it('every single wrong digit is found', () => {
    const good = '012180000123456782'
    for (let i = 0; i < 18; i++)
      for (let d = 0; d < 10; d++) {
        const one = `${good.slice(0, i)}${d}${good.slice(i + 1)}`
        if (one !== good) expect(parseClabe(one).valida).toBe(false)
      }
  })
  it('is hidden but for its end', () => {
    expect(hideClabe('012180000123456782')).toBe('•••• 6782')
  })
})

describe('a request', () => {
  const open = {
    estatus: false,
    rechazadoEn: null,
    retiradaEn: null,
    confirmadoEn: new Date(0),
    solicitadoPor: 'a',
    confirmadoPor: null,
  }
  it('[C-068] begins with estatus false, and ends approved or rejected', () => {
    expect(estadoDeSolicitud(open)).toBe('Pendiente')
    expect(estadoDeSolicitud({ ...open, confirmadoEn: null })).toBe('Sin confirmar')
    expect(estadoDeSolicitud({ ...open, estatus: true })).toBe('Aprobada')
    expect(estadoDeSolicitud({ ...open, rechazadoEn: new Date(0) })).toBe('Rechazada')
  })
  it('is settled once, and never by who asked for it', () => {
    expect(impedimentoDeResolver(open, 'b', true)).toBeNull()
    expect(impedimentoDeResolver(open, 'a', true)).toBe('solicitudPropia')
    expect(impedimentoDeResolver({ ...open, estatus: true }, 'b', true)).toBe('solicitudResuelta')
  })
  it('of a guest is approved only once it is confirmed, and never by who confirmed it', () => {
    const guest = { ...open, solicitadoPor: null, confirmadoEn: null }
    expect(impedimentoDeResolver(guest, 'b', true)).toBe('solicitudSinConfirmar')
    expect(impedimentoDeResolver(guest, 'b', false)).toBeNull()
    const confirmed = { ...guest, confirmadoEn: new Date(0), confirmadoPor: 'b' }
    expect(impedimentoDeResolver(confirmed, 'b', true)).toBe('solicitudPropia')
    expect(impedimentoDeResolver(confirmed, 'c', true)).toBeNull()
  })
})
