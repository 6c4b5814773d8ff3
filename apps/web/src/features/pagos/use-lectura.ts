import type { CampoDeLectura, Dato, Lectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PagoForma } from './pago-draft.ts'

/**
 * What became of a value read: in its field as it was read; seen and held right by the person; opened to be corrected;
 * corrected; not used, since the person had written something else; or of another currency than the chosen method.
 */
export type EstadoDeLeido = 'leido' | 'revisado' | 'abierto' | 'corregido' | 'sinUsar' | 'otraMoneda'
export type Leido = Dato<string | number> & { estado: EstadoDeLeido; moneda?: number }
export type Leidos = Partial<Record<CampoDeLectura, Leido>>

/** In the order of the numbers on the proof. */
export const camposLeidos = ['monto', 'fechaPago', 'concepto', 'numeroTransaccion'] as const
const isCampo = (name: string): name is CampoDeLectura => (camposLeidos as readonly string[]).includes(name)
const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined

/** Somebody should look at it before the payment is added. */
export const isPorRevisar = (leido: Leido | undefined): boolean =>
  leido?.estado === 'leido' && leido.certeza !== 'segura'

type FormaDePago = UseFormReturn<PagoForma, unknown, PagoForma>
/** Puts what was read where the person has not written, and remembers what is whose. */
export function useLectura(form: FormaDePago, initial: PagoForma) {
  const [leidos, setLeidos] = useState<Leidos>({})
  const [sinFecha, setSinFecha] = useState(false)
  const typed = useRef(new Set<CampoDeLectura>())

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // Only what a person does: what is set by machine comes without a type.
          if (type !== 'change' || name === undefined || !isCampo(name)) return
          const value = values[name]
          if (isEmpty(value)) typed.current.delete(name)
          else typed.current.add(name)
          if (name === 'fechaPago') setSinFecha(false)
          setLeidos((old) => {
            const leido = old[name]
            if (!leido) return old
            const estado = isEmpty(value) ? 'sinUsar' : value === leido.valor ? 'revisado' : 'corregido'
            return { ...old, [name]: { ...leido, estado } }
          })
        },
      }),
    [form],
  )

  const put = (campo: CampoDeLectura, valor: string | number | null) => {
    form.setValue(campo, valor)
    form.clearErrors(campo)
  }
  const change = (campo: CampoDeLectura, estado: EstadoDeLeido) =>
    setLeidos((old) => {
      const leido = old[campo]
      return leido ? { ...old, [campo]: { ...leido, estado } } : old
    })

  return {
    leidos,
    sinFecha,
    /** `moneda` is the currency of the method that is chosen, or is about to be. */
    apply: (lectura: Lectura, moneda: number | null) => {
      const next: Leidos = {}
      for (const campo of camposLeidos) {
        const dato = lectura[campo]
        if (!dato) continue
        const mine = typed.current.has(campo)
        const otra = lectura.monto !== undefined && moneda !== null && lectura.monto.moneda !== moneda
        const estado = mine
          ? form.getValues(campo) === dato.valor
            ? 'revisado'
            : 'sinUsar'
          : campo === 'monto' && otra
            ? 'otraMoneda'
            : 'leido'
        if (estado === 'leido') put(campo, dato.valor)
        next[campo] = { ...dato, estado }
      }
      setSinFecha(lectura.fechaPago === undefined && !typed.current.has('fechaPago'))
      setLeidos(next)
    },
    /** Another proof, or none: what the machine put there goes, what the person wrote stays. */
    forget: () => {
      for (const campo of camposLeidos)
        if (leidos[campo] && !typed.current.has(campo)) put(campo, initial[campo])
      setLeidos({})
      setSinFecha(false)
    },
    /** The form starts again. */
    clear: () => {
      typed.current.clear()
      setLeidos({})
      setSinFecha(false)
    },
    confirm: (campo: CampoDeLectura) => change(campo, 'revisado'),
    open: (campo: CampoDeLectura) => change(campo, 'abierto'),
    use: (campo: CampoDeLectura) => {
      const leido = leidos[campo]
      if (!leido) return
      typed.current.delete(campo)
      put(campo, leido.valor)
      change(campo, 'revisado')
    },
    /** Another method may have another currency than the amount on the proof. */
    methodChanged: (moneda: number | null) => {
      const leido = leidos.monto
      if (!leido || moneda === null || typed.current.has('monto')) return
      if (leido.moneda !== moneda) {
        put('monto', null)
        change('monto', 'otraMoneda')
      } else if (leido.estado === 'otraMoneda') {
        put('monto', leido.valor)
        change('monto', 'leido')
      }
    },
  }
}
export type LecturaDePago = ReturnType<typeof useLectura>
