-- Files of people without an account, counted before each one more.
create index archivos_sin_cuenta on archivos (creado_en) where creado_por is null;
-- A file that goes is looked for by every table that could name it: of these there are as many rows as payments.
create index comprobantes_archivo on comprobantes (archivo_id);
create index complementos_xml_archivo on complementos (xml_archivo_id);
create index complementos_pdf_archivo on complementos (pdf_archivo_id);
