"""libxslt through its C interface: from a document in memory to its cadena, the style sheet compiled once.

    python3 libxslt.py HOJA VECES < documento > cadena      (stderr: its microseconds of processor, median of nine turns)
"""

import ctypes
import sys
import time

xml, xslt = ctypes.CDLL("libxml2.so.2"), ctypes.CDLL("libxslt.so.1")
pointer, number = ctypes.c_void_p, ctypes.c_int
for function, result, arguments in [
    (xml.xmlReadMemory, pointer, [ctypes.c_char_p, number, pointer, pointer, number]),
    (xml.xmlFreeDoc, None, [pointer]),
    (xslt.xsltParseStylesheetFile, pointer, [ctypes.c_char_p]),
    (xslt.xsltApplyStylesheet, pointer, [pointer, pointer, pointer]),
    (xslt.xsltSaveResultToString, number, [pointer, pointer, pointer, pointer]),
]:
    function.restype, function.argtypes = result, arguments
free = ctypes.CFUNCTYPE(None, pointer).in_dll(xml, "xmlFree")

sheet = xslt.xsltParseStylesheetFile(sys.argv[1].encode())
document = sys.stdin.buffer.read()


def cadena(keep=False):
    tree = xml.xmlReadMemory(document, len(document), None, None, 0)
    made = xslt.xsltApplyStylesheet(sheet, tree, None)
    text, length = pointer(), number()
    xslt.xsltSaveResultToString(ctypes.byref(text), ctypes.byref(length), made, sheet)
    bytes_made = ctypes.string_at(text, length.value) if keep else None
    free(text)
    xml.xmlFreeDoc(made)
    xml.xmlFreeDoc(tree)
    return bytes_made


sys.stdout.buffer.write(cadena(keep=True))
times, each = [], int(sys.argv[2])
for _ in range(9):
    start = time.process_time()
    for _ in range(each):
        cadena()
    times.append((time.process_time() - start) / each * 1e6)
sys.stderr.write(f"{sorted(times)[4]}")
