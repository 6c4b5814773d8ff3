import { continua } from '@valija/contract/facturas.ts'
import type { CargaInvitado, FacturaInvitado } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useState } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { useWork } from '../../lib/use-work.ts'
import { changeCarga, headers } from './carga-calls.ts'
import { typed } from './carga-kept.ts'
import { codesOf, faultsOf } from './reservas-texto.ts'

const savedText = ({ reservas }: FacturaInvitado): string =>
  reservas.map(({ bookingCode }) => bookingCode).join(' ')
const startText = (factura: FacturaInvitado): string =>
  typed.get(factura.id) === '' ? savedText(factura) : typed.get(factura.id)

/** What the server refused of a factura: its own id, or one of its codes, is named in the details. */
function refusedFor(failure: unknown, id: string, texto: string): string | undefined {
  if (failure === null) return undefined
  const { detalles, mensaje } = asApiError(failure)
  if (detalles.some(({ campo }) => campo === id)) return mensaje
  const codes = codesOf(texto)
  const suyos = detalles.filter(({ campo }) => campo !== undefined && codes.includes(campo))
  if (suyos.length === 0) return undefined
  // The notice has said the common reason; here stands which ones, and a reason of their own.
  const propias = suyos.filter(({ mensaje: porque }) => porque !== '' && !mensaje.startsWith(porque))
  return propias.length > 0
    ? propias.map(({ campo, mensaje: porque }) => `${campo}: ${porque}`).join('. ')
    : invitadosPantalla.carga.revisa({ codigos: suyos.map(({ campo }) => campo).join(', ') })
}
/** The booking codes typed for each factura that asks for them, what is wrong with them, and sending them. */
export function useReservas(carga: CargaInvitado) {
  const [textos, setTextos] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const { busy, failure, run, fail } = useWork()
  const pedidas = carga.facturas.filter(({ situacion }) => continua(situacion))
  const textOf = (factura: FacturaInvitado) => textos[factura.id] ?? startText(factura)
  const faults = faultsOf(new Map(pedidas.map((factura) => [factura.id, textOf(factura)])))
  const changed = pedidas.some(
    (factura) => codesOf(textOf(factura)).join(' ') !== savedText(factura) || factura.reservas.length === 0,
  )
  const write = (id: string, texto: string) => {
    fail(null)
    typed.keep(id, texto)
    setTextos((antes) => ({ ...antes, [id]: texto }))
  }
  const validate = async () => {
    setTried(true)
    fail(null)
    if (faults.size > 0) {
      document.getElementById(`reservas-${[...faults.keys()][0]}`)?.focus()
      return
    }
    const enviado = new Map(pedidas.map(({ id }) => [id, typed.get(id)]))
    await run(async () => {
      const queda = await changeCarga(
        invitadosApi.nombrarReservas({
          body: {
            facturas: pedidas.map((factura) => ({ id: factura.id, bookingCodes: codesOf(textOf(factura)) })),
          },
          headers: headers(),
        }),
      )
      // What was dropped as already registered is no longer what is asked; what was typed meanwhile is.
      for (const factura of queda.facturas)
        if (typed.get(factura.id) === (enviado.get(factura.id) ?? '')) write(factura.id, savedText(factura))
      setTried(false)
    })
  }
  return {
    pedidas,
    textOf,
    faultOf: (factura: FacturaInvitado) =>
      (tried ? faults.get(factura.id) : undefined) ?? refusedFor(failure, factura.id, textOf(factura)),
    write,
    validate,
    changed,
    busy,
    failure,
  }
}
