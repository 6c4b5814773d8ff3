import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Hoja } from '@valija/contract/comisiones.ts'
import { continua } from '@valija/contract/facturas.ts'
import { contar } from '@valija/contract/message-type.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import { veredictoDe } from '@valija/domain/comisiones/veredicto.ts'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { underTitle } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { facturaYPdf, sortFiles } from '../../lib/sort-files.ts'
import { useAfter } from '../../lib/use-after.ts'
import { seVa, useWork } from '../../lib/use-work.ts'
import { onNarrow } from '../../lib/widths.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Comparacion } from '../../ui/facturas/comparacion.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Block, Mono, Row, Stack, Title } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { dismissToast, toast } from '../../ui/toasts.ts'
import type { Tono } from '../../ui/tokens.ts'
import { maxWaitMs, Waiting } from '../../ui/waiting.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { Dictamen } from './dictamen.tsx'
import {
  abiertasQuery,
  facturaQuery,
  handIn,
  putBack,
  putPdf,
  saveFactura,
  verify,
} from './prefacturas-calls.ts'

const t = comisionesPantalla.factura
const pdf = { 'application/pdf': ['.pdf'] }
const tonos: Record<string, Tono> = { error: 'error', aviso: 'atencion', info: 'info', ok: 'ok' }

type Props = {
  agente: number | null
  prefactura: number | null
  onChoose: (id: number | null) => void
  /** Where the bookings are chosen: an empty tab leads there. */
  elegir: ReactNode
  onSaved: () => void
  /** What the invoice must say, beside where it is dropped. */
  sheet: (hoja: Hoja) => ReactNode
  /** Dropped where the pre-invoice was made. */
  soltados: readonly File[]
  onTaken: () => void
}
/** 'Ingresa factura': against which pre-invoice, its XML, the dictamen with the sheet, its PDF, and saving. */
export default function FacturaTab({ agente, prefactura, onChoose, elegir, ...one }: Props) {
  const { data: abiertas, error } = useQuery({
    ...abiertasQuery(agente, prefactura),
    placeholderData: keepPreviousData,
  })
  const selectId = useId()
  const filas = abiertas ?? []
  // The only one is meant where none is named: one that is named and gone does not hand its files to another.
  const chosen =
    prefactura === null && filas.length === 1 ? filas[0] : filas.find(({ id }) => id === prefactura)
  if (abiertas === undefined) return error === null ? <Waiting /> : <ErrorNotice error={error} />
  if (filas.length === 0)
    return (
      <Notice tono="atencion" title={comisiones.sinPrefacturas} action={elegir}>
        {comisiones.seleccionaReservas}
      </Notice>
    )
  return (
    <Stack gap={16}>
      <ErrorNotice error={error} />
      <Block max={460}>
        <Field id={selectId} label={t.elige} help={t.eligeTexto}>
          <Select
            fullWidth
            SelectDisplayProps={{ id: selectId, 'aria-label': t.elige }}
            value={chosen?.id ?? ''}
            displayEmpty
            onChange={({ target }) => onChoose(Number(target.value) || null)}
          >
            {chosen === undefined ? <MenuItem value="">—</MenuItem> : null}
            {filas.map(({ id, numReservas, totalAPagar }) => (
              <MenuItem key={id} value={id}>
                {`${comisionesPantalla.prefactura.numero({ id })} · ${contar(numReservas, ...lotesPantalla.sustantivoReserva)} · ${dinero(totalAPagar)}`}
              </MenuItem>
            ))}
          </Select>
        </Field>
      </Block>
      {chosen === undefined ? null : <Factura key={chosen.id} id={chosen.id} {...one} />}
    </Stack>
  )
}

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 64 },
  [onNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
})

type FacturaProps = Pick<Props, 'onSaved' | 'sheet' | 'soltados' | 'onTaken'> & { id: number }
function Factura({ id, onSaved, sheet, soltados, onTaken }: FacturaProps) {
  const { data, error } = useQuery(facturaQuery(id))
  const { busy, failure, run } = useWork()
  const late = useAfter(busy, maxWaitMs)
  const [fuera, setFuera] = useState<readonly string[]>([])
  const take = (files: readonly File[]) =>
    run(async () => {
      const { xml, pdf, fuera } = await sortFiles(files)
      const [primero, ...deMas] = pdf
      const left = [...fuera, ...deMas.map(({ name }) => t.pdfDeMas({ nombre: name }))]
      setFuera(left)
      await handIn(id, xml, primero).catch((error: unknown) => {
        if (primero && xml.length > 0) setFuera([...left, t.pdfNoTomado({ nombre: primero.name })])
        throw error
      })
    })
  const takeSoltados = useEffectEvent(() => {
    if (soltados.length === 0) return
    onTaken()
    void take(soltados)
  })
  useEffect(() => takeSoltados(), [])
  const save = () =>
    run(async () => {
      const waiting = toast(t.guardandoTexto, { title: t.guardando, tono: 'info' })
      const { mensaje, nombre } = await saveFactura(id, data?.factura?.cabecera?.uuid)
        .catch(underTitle(comisiones.facturaComisionFallo))
        .finally(() => dismissToast(waiting))
      toast(`${nombre}. ${t.guardadaTexto}`, { title: mensaje, tono: 'ok' })
      onSaved()
      return seVa
    })
  if (data === undefined) return error === null ? <Waiting /> : <ErrorNotice error={error} />
  const { factura, anterior } = data
  const partes = (
    <Stack gap={16}>
      {busy || data.pendiente ? <Waiting label={t.verificando} /> : null}
      <ErrorNotice error={failure ?? error} />
      {fuera.length === 0 ? null : (
        <Notice tono="atencion">
          {fuera.map((motivo) => (
            <div key={motivo}>{motivo}</div>
          ))}
        </Notice>
      )}
      <Dropzone
        accept={facturaYPdf}
        acceptText={t.tipos}
        disabled={busy}
        all
        compact={factura !== null}
        label={factura === null ? t.soltarXml : t.cambiar}
        onFiles={(files) => void take(files)}
      >
        {factura === null ? t.soltarXmlAyuda : `${t.cambiar}: ${factura.nombre}`}
      </Dropzone>
      {anterior === null ? null : (
        <Notice
          tono="info"
          action={
            <Button
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => void run(() => putBack(id, anterior.id))}
            >
              {t.volver(anterior)}
            </Button>
          }
        >
          {t.cambiada(anterior)}
        </Notice>
      )}
      {factura === null ? null : (
        <Judged data={data} factura={factura} onVerify={() => void run(() => verify(id))} />
      )}
      {factura === null || factura.cabecera === null ? null : (
        <Dropzone
          accept={pdf}
          acceptText="PDF"
          multiple={false}
          disabled={busy}
          compact
          label={t.soltarPdf}
          onFiles={([file]) => file && void run(() => putPdf(id, file))}
        >
          {factura.pdf === null ? t.soltarPdf : `${t.pdf}: ${factura.pdf.nombre}`}
        </Dropzone>
      )}
      {factura?.pdf?.otroUuid === true ? <Notice tono="atencion">{t.pdfDeOtra}</Notice> : null}
      {factura === null ? null : (
        <Row justify="end" gap={12}>
          <WhyButton
            variant="contained"
            why={impideDe(data, factura)}
            loading={busy && !late}
            onClick={() => void save()}
          >
            {t.guardar}
          </WhyButton>
        </Row>
      )}
    </Stack>
  )
  return (
    <Beside>
      {partes}
      <aside>{sheet(data.hoja)}</aside>
    </Beside>
  )
}

/** Why the factura cannot be saved yet. */
const impideDe = (
  { lista, pendiente }: FacturaDePrefactura,
  { situacion, pdf }: JudgedProps['factura'],
): string | undefined => {
  if (lista) return undefined
  if (pendiente) return t.faltanRespuestas
  if (!continua(situacion)) return t.faltaCorregir
  return pdf === null ? t.faltaPdf : t.faltaAviso
}

type JudgedProps = {
  data: FacturaDePrefactura
  factura: NonNullable<FacturaDePrefactura['factura']>
  onVerify: () => void
}
function Judged({ data, factura, onVerify }: JudgedProps) {
  const veredicto = data.pendiente ? null : veredictoDe(factura, data.avisos)
  const again = (
    <Button size="small" variant="outlined" onClick={onVerify}>
      {t.verificar}
    </Button>
  )
  return (
    <>
      {data.avisos.map(({ codigo, titulo, texto, severidad }) => (
        <Notice
          key={`${codigo}${titulo}`}
          tono={tonos[severidad] ?? 'info'}
          title={titulo}
          action={codigo === 'facturaNoPagable' || codigo === 'problemaValidacion' ? again : undefined}
        >
          {texto}
        </Notice>
      ))}
      {data.pendiente ? <Notice tono="info" title={t.verificando} action={again} /> : null}
      {veredicto === null ? null : (
        <Notice tono={veredicto === 'cumple' ? 'ok' : 'info'} title={t[veredicto]}>
          {data.lista ? t.listaTexto : t.correctaTexto}
        </Notice>
      )}
      {factura.situacion === 'sinVerificar' && !data.pendiente ? (
        <Notice tono="atencion" title={t.sinVerificar} action={again} />
      ) : null}
      {factura.cabecera === null ? null : (
        <PaddedPanel>
          <b>{factura.cabecera.serieFolio || factura.nombre}</b> · {factura.cabecera.emisorNombre} ·{' '}
          <Mono>{factura.cabecera.uuid}</Mono> · {factura.cabecera.metodoPago}
        </PaddedPanel>
      )}
      {factura.comparacion.length === 0 ? null : (
        <PaddedPanel>
          <Title mb={8}>{comisionesPantalla.hoja.comparacion}</Title>
          <Comparacion
            renglones={factura.comparacion}
            redondeo={data.hoja.redondeo}
            totalComisiones={data.hoja.totalComisiones}
            tolerada={continua(factura.situacion)}
          />
        </PaddedPanel>
      )}
      <Dictamen hallazgos={factura.hallazgos} />
    </>
  )
}
