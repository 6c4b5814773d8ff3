import { describe, expect, test } from 'vitest'
import { type FacturaEnEnvio, isBloqueada, planEnvio, vigenciaDelSatMs } from './plan-envio.ts'
import { judgeConsulta, judgeRespuesta } from './read-answer.ts'

const ahora = new Date('2026-10-10T18:00:00Z')
const efosBloquean = ['100', '101', '104']
const f = (id: number, cambios: Partial<FacturaEnEnvio> = {}): FacturaEnEnvio => ({
  id,
  envio: 'pendiente',
  estado: 'Vigente',
  validacionEfos: '200',
  satConsultadoEn: ahora,
  ...cambios,
})
const plan = (...facturas: FacturaEnEnvio[]) => planEnvio(facturas, { ahora, efosBloquean })

describe('what to do next with a lote that is being sent', () => {
  test('only what ANT cannot hold is sent; what it may hold is asked first', () => {
    expect(
      plan(
        f(1),
        f(2, { envio: 'enviado' }),
        f(3, { envio: 'duda' }),
        f(4, { envio: 'aceptado' }),
        f(5, { envio: 'rechazado' }),
      ),
    ).toEqual({
      verificar: [],
      consultar: [2, 3],
      enviar: [1],
      terminado: false,
    })
  })

  test('what is not verified is asked of the SAT again and not sent; an answer of yesterday is asked for again', () => {
    const old = new Date(ahora.getTime() - vigenciaDelSatMs - 1)
    expect(
      plan(
        f(1, { estado: 'Sin verificar' }),
        f(2, { satConsultadoEn: null }),
        f(3, { satConsultadoEn: old }),
        f(4),
      ),
    ).toMatchObject({
      verificar: [1, 2, 3],
      enviar: [4],
    })
  })

  test.each([
    ['cancelled', { estado: 'Cancelado' }],
    ['not found', { estado: 'No Encontrado' }],
    ['of a listed issuer', { validacionEfos: '104' }],
  ])('a factura that is %s is not sent', (_name, cambios) => {
    expect(plan(f(1, cambios), f(2))).toMatchObject({ enviar: [2], terminado: false })
    expect(isBloqueada(f(1, cambios), efosBloquean)).toBe(true)
  })

  test('[B-057] a lote has been sent only when ANT accepted every factura', () => {
    expect(plan(f(1, { envio: 'aceptado' }), f(2, { envio: 'aceptado' })).terminado).toBe(true)
    for (const envio of ['pendiente', 'enviado', 'rechazado', 'duda'] as const)
      expect(plan(f(1, { envio: 'aceptado' }), f(2, { envio })).terminado).toBe(false)
    expect(plan().terminado).toBe(false)
  })
})

describe('what ANT says', () => {
  test('accepted, rejected with its reason, and unmentioned, which is in doubt', () => {
    expect(judgeRespuesta({ estado: 'aceptada', motivo: '', folio: 'P1' })).toEqual({
      envio: 'aceptado',
      motivo: '',
      folio: 'P1',
    })
    expect(judgeRespuesta({ estado: 'rechazada', motivo: 'Sin reserva', folio: null })).toEqual({
      envio: 'rechazado',
      motivo: 'Sin reserva',
      folio: null,
    })
    expect(judgeRespuesta(undefined).envio).toBe('duda')
  })

  test('what it does not hold may be sent again, once the first sending has had time to settle', () => {
    expect(judgeConsulta(undefined, false)).toBeNull()
    expect(judgeConsulta(undefined, true)?.envio).toBe('pendiente')
    expect(judgeConsulta({ estado: 'aceptada', motivo: '', folio: null }, false)?.envio).toBe('aceptado')
  })
})
