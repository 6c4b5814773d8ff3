import { describe, expect, it } from 'vitest'
import { type FacturaPorPagar, impedimentosDePago } from './impedimentos.ts'

const good: FacturaPorPagar = {
  id: 1,
  serie: 'A',
  folio: '10',
  uuid: '6F0B2C1E-0000-4000-8000-000000000001',
  estado: 'Vigente',
  validacionEfos: '200',
  envio: 'aceptado',
}
const why = (change: Partial<FacturaPorPagar>) =>
  impedimentosDePago([{ ...good, ...change }], { efosBloquean: ['100', '101', '104'] }).map((i) => i.motivo)

describe('why a lote cannot be paid', () => {
  it('nothing stands against accepted and vigente facturas', () => {
    expect(why({})).toEqual([])
  })
  it.each([
    [{ estado: 'Cancelado' }, 'canceladaEnSat'],
    [{ estado: 'No Encontrado' }, 'noEncontradaEnSat'],
    [{ estado: 'Sin verificar' }, 'sinVerificar'],
    [{ estado: 'Desconocido' }, 'sinVerificar'],
    [{ validacionEfos: '104' }, 'listaEfos'],
    [{ envio: 'rechazado' }, 'rechazadaPorAnt'],
    [{ envio: 'duda' }, 'enDuda'],
    [{ envio: 'enviado' }, 'sinRespuestaDeAnt'],
    [{ envio: 'pendiente' }, 'sinRespuestaDeAnt'],
    // the gravest of two
    [{ envio: 'duda', estado: 'Cancelado' }, 'canceladaEnSat'],
  ] as const)('%o is %s', (change, motivo) => {
    expect(why(change)).toEqual([motivo])
  })
  it('an unknown EFOS code stops nothing', () => {
    expect(why({ validacionEfos: '777' })).toEqual([])
  })
})
