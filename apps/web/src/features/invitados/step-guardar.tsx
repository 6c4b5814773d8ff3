import OutlinedInput from '@mui/material/OutlinedInput'
import { type LoteInvitado, maximosInvitado } from '@valija/contract/invitados.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { cuentasPago } from '@valija/contract/messages/cuentas-pago.ts'
import { invitados } from '@valija/contract/messages/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { useId, useRef, useState } from 'react'
import { asApiError, underTitle } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { useWork } from '../../lib/use-work.ts'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { PdfsPart } from '../../ui/facturas/pdfs-part.tsx'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Block, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { changeCarga, headers, refreshCarga, saveCarga } from './carga-calls.ts'
import { typed } from './carga-kept.ts'
import { avisosDePaso } from './por-paso.ts'
import type { ConPdfs, StepWithCarga } from './step-props.ts'

const t = invitadosPantalla.carga

/** What it lacks is said by itself; whatever else keeps it from being saved has the documented title (Commissions §8). */
const deLoQueFalta = ['faltaCorreo', 'correoDeAgenciaInvalido', 'faltanLosPdfs', 'faltanAlgunosPdfs']
const failed = (error: unknown): never => {
  if (deLoQueFalta.includes(asApiError(error).codigo)) throw error
  return underTitle(comisiones.facturaComisionFallo)(error)
}

/** Step 3, the lote: the e-mail its summary goes to and one PDF per factura. */
export function StepGuardar({
  carga,
  pdfs,
  wizard,
  goTo,
  onSaved,
}: StepWithCarga & ConPdfs & { onSaved: (lote: LoteInvitado) => void }) {
  const correoId = useId()
  const correoInput = useRef<HTMLInputElement>(null)
  const [correo, setCorreo] = useState(() => typed.get('correo'))
  const [wrong, setWrong] = useState<string>()
  const { busy, failure, run, fail } = useWork()
  const facturas = carga.facturas.filter(({ lista }) => lista)
  const { listas } = carga
  const check = (texto: string): string | undefined =>
    texto.trim() === ''
      ? invitados.faltaCorreo
      : isCorreo(texto.trim())
        ? undefined
        : cuentasPago.correoDeAgenciaInvalido
  const save = async () => {
    const fault = check(correo)
    setWrong(fault)
    if (fault !== undefined) return correoInput.current?.focus()
    await run(async () => {
      try {
        onSaved(await saveCarga(correo.trim()).catch(failed))
      } catch (error) {
        // Whatever changed meanwhile shows under the notice.
        void refreshCarga()
        throw error
      }
    })
  }
  const subiendo = pdfs.rows.some(({ state }) => state === 'espera' || state === 'subiendo')
  return (
    <Wizard
      {...wizard}
      current="guardar"
      onBack={() => goTo('reservas')}
      next={{
        text: t.guardar,
        onClick: () => void save(),
        busy,
        why: subiendo ? crearLote.subiendoAun : undefined,
      }}
      summary={
        <>
          <b>{t.reservasListas(listas)}</b>
          {crearLote.porTotal({ total: dinero(listas.total, listas.moneda) })}
        </>
      }
    >
      <Stack gap={14}>
        <Avisos avisos={avisosDePaso(carga.avisos).guardar} />
        <ErrorNotice error={failure} />
        <Block max={480}>
          <Field id={correoId} label={t.correo} help={t.correoAyuda} error={wrong}>
            <OutlinedInput
              id={correoId}
              inputRef={correoInput}
              type="email"
              autoComplete="email"
              value={correo}
              error={wrong !== undefined}
              onChange={({ target }) => {
                typed.keep('correo', target.value)
                setCorreo(target.value)
              }}
              onBlur={() => setWrong(correo === '' ? undefined : check(correo))}
              inputProps={{
                'aria-describedby': helpId(correoId),
                'aria-invalid': wrong !== undefined,
                maxLength: 254,
                spellCheck: false,
                autoCapitalize: 'none',
              }}
            />
          </Field>
        </Block>
        <PdfsPart
          pdfs={pdfs}
          facturas={facturas}
          sueltos={carga.pdfsSueltos}
          compact={facturas.some(({ pdf }) => pdf !== null)}
          maxFiles={maximosInvitado.archivosPdf}
          maxSize={maximosInvitado.bytesPdf}
          onError={fail}
          tie={(cfdi, pdfId) =>
            changeCarga(invitadosApi.unirPdf({ params: { cfdi }, body: { pdfId }, headers: headers() }))
          }
          remove={(pdf) => changeCarga(invitadosApi.quitarPdf({ params: { pdf }, headers: headers() }))}
        />
      </Stack>
    </Wizard>
  )
}
