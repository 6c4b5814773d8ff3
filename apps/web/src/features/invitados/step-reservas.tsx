import LinearProgress from '@mui/material/LinearProgress'
import { continua } from '@valija/contract/facturas.ts'
import type { FacturaInvitado } from '@valija/contract/invitados.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useState } from 'react'
import { ApiError, asApiError } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { useWork } from '../../lib/use-work.ts'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { look, Paragraph, Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { changeCarga, headers } from './carga-calls.ts'
import { typed } from './carga-kept.ts'
import { avisosDePaso } from './por-paso.ts'
import { ReservasRow } from './reservas-row.tsx'
import { codesOf, faultsOf } from './reservas-texto.ts'
import type { StepWithCarga } from './step-props.ts'

const t = invitadosPantalla.carga
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
    : t.revisa({ codigos: suyos.map(({ campo }) => campo).join(', ') })
}
/** They stand beside their fields. */
const withoutDetails = (failure: unknown): ApiError => {
  const { status, codigo, titulo, mensaje, referencia } = asApiError(failure)
  return new ApiError(status, { codigo, titulo, mensaje, detalles: [], referencia })
}

/** Step 2, 'Validar reserva': the booking codes each factura bills; naming them takes it out of quarantine. */
export function StepReservas({ carga, wizard, goTo }: StepWithCarga) {
  const [textos, setTextos] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const { busy, failure, run, fail } = useWork()
  const pedidas = carga.facturas.filter(({ situacion }) => continua(situacion))
  const avisos = avisosDePaso(carga.avisos)
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
    await run(async () => {
      const queda = await changeCarga(
        invitadosApi.nombrarReservas({
          body: {
            facturas: pedidas.map((factura) => ({ id: factura.id, bookingCodes: codesOf(textOf(factura)) })),
          },
          headers: headers(),
        }),
      )
      // What was dropped as already registered is no longer what is asked.
      for (const factura of queda.facturas) write(factura.id, savedText(factura))
      setTried(false)
    })
  }
  const listo = carga.paso === 'guardar' && !changed
  const pendiente =
    carga.satPendientes > 0
      ? t.revisando({ n: carga.satPendientes })
      : carga.antPendientes > 0
        ? t.consultandoAnt({ n: carga.antPendientes })
        : undefined
  return (
    <Wizard
      {...wizard}
      current="reservas"
      onBack={() => goTo('facturas')}
      next={
        listo
          ? {
              text:
                carga.listas.facturas === 0
                  ? interfaz.continuar
                  : t.continuarCon({ n: carga.listas.facturas }),
              onClick: () => goTo('guardar'),
              why: pendiente ?? (carga.listas.facturas === 0 ? t.ningunaCuadra : undefined),
            }
          : {
              text: t.validarReserva,
              onClick: () => void validate(),
              busy,
              why: carga.satPendientes > 0 ? pendiente : undefined,
            }
      }
      summary={
        listo && carga.listas.facturas > 0 ? (
          <b>{t.reservasListas(carga.listas)}</b>
        ) : (
          <>
            <b>{crearLote.facturas({ n: carga.continuan.facturas })}</b>
            {crearLote.porTotal({
              total: dinero(carga.continuan.total, carga.continuan.moneda),
              pero: crearLote.faltanReservas,
            })}
          </>
        )
      }
    >
      <Stack>
        <Paragraph tone="texto2">{t.reservasTexto}</Paragraph>
        {failure === null ? null : <ErrorNotice error={withoutDetails(failure)} />}
        <Avisos avisos={listo ? [...avisos.reservas, ...avisos.guardar] : avisos.reservas} />
        {carga.antPendientes > 0 ? (
          <div role="status">
            <LinearProgress className={look({ thin: true })} aria-label={t.validarReserva} />
            <Quiet>{t.consultandoAnt({ n: carga.antPendientes })}</Quiet>
          </div>
        ) : null}
        {pedidas.length === 0 ? (
          <Notice tono="atencion">{t.ningunaContinua}</Notice>
        ) : (
          <Panel clip>
            {pedidas.map((factura) => (
              <ReservasRow
                key={factura.id}
                id={`reservas-${factura.id}`}
                factura={factura}
                texto={textOf(factura)}
                fault={
                  (tried ? faults.get(factura.id) : undefined) ??
                  refusedFor(failure, factura.id, textOf(factura))
                }
                onTexto={(texto) => write(factura.id, texto)}
                onEnter={() => void validate()}
              />
            ))}
          </Panel>
        )}
      </Stack>
    </Wizard>
  )
}
