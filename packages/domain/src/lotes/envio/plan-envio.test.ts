import { describe, expect, test } from 'vitest'
import { type FacturaEnEnvio, isBloqueada, planEnvio, vigenciaDelSatMs } from './plan-envio.ts'
import { dichosPorFactura, judgeAjeno, judgeConsulta, judgeRespuesta } from './read-answer.ts'

const ahora = new Date('2026-10-10T18:00:00Z')
const efosBloquean = ['100', '101', '104']
const f = (id: number, cambios: Partial<FacturaEnEnvio> = {}): FacturaEnEnvio => ({
  id,
  envio: 'pendiente',
  envioDuda: '',
  estado: 'Vigente',
  validacionEfos: '200',
  porExplicar: false,
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

const U = 'AAAAAAAA-0000-4000-8000-000000000001'
const V = 'AAAAAAAA-0000-4000-8000-000000000002'
const esta = { uuid: U, exigeUuid: false }
const dicho = (estado: 'aceptada' | 'rechazada', uuid: string | null, motivo = '') => ({
  estado,
  motivo,
  folio: estado === 'aceptada' ? 'P1' : null,
  uuid,
})

describe('what ANT says', () => {
  test('accepted, rejected with its reason, and unmentioned, which is in doubt', () => {
    expect(judgeRespuesta(dicho('aceptada', U), esta)).toEqual({
      envio: 'aceptado',
      motivo: null,
      folio: 'P1',
      duda: '',
    })
    expect(judgeRespuesta(dicho('rechazada', null, 'Sin reserva'), esta)).toEqual({
      envio: 'rechazado',
      motivo: { codigo: 'texto', texto: 'Sin reserva' },
      folio: null,
      duda: '',
    })
    expect(judgeRespuesta(undefined, esta)).toMatchObject({ envio: 'duda', duda: '' })
  })

  test('what it does not hold may be sent again, once the first sending has had time to settle', () => {
    expect(judgeConsulta(undefined, false, esta)).toBeNull()
    expect(judgeConsulta(undefined, true, esta)?.envio).toBe('pendiente')
    expect(judgeConsulta(dicho('aceptada', null), false, esta)?.envio).toBe('aceptado')
  })

  test.each([
    ['accepted, told of this uuid', dicho('aceptada', U.toLowerCase()), false, 'aceptado', ''],
    ['accepted, told of this uuid, after a restore', dicho('aceptada', U), true, 'aceptado', ''],
    ['accepted, told of another uuid', dicho('aceptada', V), false, 'duda', 'otroUuid'],
    ['rejected, told of another uuid', dicho('rechazada', V), false, 'duda', 'otroUuid'],
    ['accepted without a uuid', dicho('aceptada', null), false, 'aceptado', ''],
    ['accepted without a uuid after a restore', dicho('aceptada', null), true, 'duda', 'sinUuid'],
    ['rejected without a uuid after a restore', dicho('rechazada', null), true, 'rechazado', ''],
  ] as const)(
    '[XI-A4] a factura is taken for what ANT says only when ANT speaks of it: %s',
    (_how, said, exigeUuid, envio, duda) => {
      const expected = { envio, duda }
      expect(judgeRespuesta(said, { uuid: U, exigeUuid })).toMatchObject(expected)
      expect(judgeConsulta(said, true, { uuid: U, exigeUuid })).toMatchObject(expected)
    },
  )

  test.each([
    ['accepted and rejected', dicho('rechazada', U), null],
    ['two uuids', dicho('aceptada', V), null],
    ['the same twice', dicho('aceptada', U.toLowerCase()), 'aceptado'],
  ] as const)(
    '[XI-A4] of a factura of which one answer says two things ANT is asked, and then a person: %s',
    (_how, second, envio) => {
      for (const both of [
        [dicho('aceptada', U), second],
        [second, dicho('aceptada', U)],
      ]) {
        const said = dichosPorFactura(both.map((one) => ({ ...one, idFactura: '1' }))).get('1')
        const motivo = envio ? null : { codigo: 'contradice' }
        expect(judgeRespuesta(said, esta)).toMatchObject({ envio: envio ?? 'duda', motivo, duda: '' })
        const duda = envio ? '' : 'sinUuid'
        expect(judgeConsulta(said, true, esta)).toMatchObject({ envio: envio ?? 'duda', motivo, duda })
      }
    },
  )

  test('[XI-A4] what is in doubt by its uuid is not asked again by machine; what is only unanswered is', () => {
    expect(
      plan(
        f(1, { envio: 'duda', envioDuda: 'otroUuid' }),
        f(2, { envio: 'duda', envioDuda: 'sinUuid' }),
        f(3, { envio: 'duda' }),
      ).consultar,
    ).toEqual([3])
  })

  test.each([
    ['ours, every one', [['7', U]], null],
    ['another factura', [['9', V]], ['otroUuid', 'otroUuid']],
    [
      'this one and another',
      [
        ['7', U],
        ['9', V],
      ],
      ['', 'otroUuid'],
    ],
    ['this number with another uuid', [['7', V]], ['otroUuid', 'otroUuid']],
    ['this number without telling which', [['7', null]], ['sinUuid', 'otroUuid']],
  ] as [string, [string, string | null][], string[] | null][])(
    '[XI-A4] a lote that ANT held before anything was sent is another’s unless told to be ours: it held %s',
    (_what, held, expected) => {
      const ajeno = judgeAjeno(
        held.map(([idFactura, uuid]) => ({ idFactura, ...dicho('aceptada', uuid) })),
        [
          { id: 7, uuid: U },
          { id: 8, uuid: V.replace('2', '3') },
        ],
      )
      expect(ajeno && [...ajeno.values()].map(({ duda }) => duda)).toEqual(expected)
    },
  )
})
