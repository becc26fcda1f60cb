"""Prints for each PNG file the text of its QR code in Base64, or "-". With no file it prints the version."""

import base64
import sys

import cv2

cv2.setNumThreads(1)

reader = cv2.wechat_qrcode_WeChatQRCode("", "", "", "")


def read(picture):
    try:
        texts, _ = reader.detectAndDecode(picture)
        return texts[0] if texts else ""
    except (cv2.error, UnicodeError):
        return ""


if len(sys.argv) == 1:
    print(cv2.__version__)

for path in sys.argv[1:]:
    print(base64.b64encode(read(cv2.imread(path)).encode()).decode() or "-")
